// What is wrong with a table as the browser has laid it out. What must always be seen: hand, both players' figures, the
// question, the attacked server.
({least, often: larger}) => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push('the page scrolls');
    const inside = (r) => r.left >= -0.5 && r.top >= -0.5 && r.right <= innerWidth + 0.5 && r.bottom <= innerHeight + 0.5;
    const name = (e) => (e.className.baseVal ?? e.className) + ' ' + (e.innerText ?? '').slice(0, 30).replace(/\n/g, ' ');
    const must = ['section.question', '.asked', 'section.hand', '[data-figure=runner-credits]', '[data-figure=corp-credits]',
                  '[data-figure=runner-points]', '[data-figure=corp-points]', '[data-figure=runner-clicks]',
                  '[data-figure=corp-clicks]', '.lane.attacked .name'];
    for (const what of must) {
        const found = document.querySelector(what);
        if (!found) { if (!what.includes('attacked')) wrong.push('missing: ' + what); continue; }
        if (!inside(found.getBoundingClientRect())) wrong.push('out of sight: ' + what);
    }
    for (const e of document.querySelectorAll('section.question .tools button, .region.menu button')) {
        if (e.checkVisibility() && !inside(e.getBoundingClientRect())) wrong.push('out of sight: ' + name(e));
    }
    const seen = (e) => {
        if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
        const style = getComputedStyle(e);
        if (style.clipPath === 'inset(50%)' || e.closest('.sr-only')) return false;
        const r = e.getBoundingClientRect();
        return r.width > 1 && r.height > 1 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
    };
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const often = '.title, .headline, .detail, .act .label, .log p, .name, .fig';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        if (!node.textContent.trim() || !seen(e)) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (size < least) wrong.push(`text of ${size} px: ${name(e)}`);
        else if (size < larger && e.matches(often)) wrong.push(`often read, ${size} px: ${name(e)}`);
    }
    // Regions, lanes and cards of the rig do not lie on each other.
    const apart = (selector, within) => {
        const all = [...document.querySelectorAll(selector)].filter(seen).map((e) => [e, e.getBoundingClientRect()]);
        for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
            const [a, b] = [all[i][1], all[j][1]];
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (w > 1 && h > 1) wrong.push(`overlap: ${name(all[i][0])} | ${name(all[j][0])}`);
        }
    };
    apart('.frame > .region:not(.field, .over), .side > .region:not(.notices, .middle)');
    apart('.lane');
    apart('.rig .spot, .rig button.strip');
    apart('section.question .act, section.question .tools button');
    // What it costs to rez a card hides neither its title nor its marks.
    for (const price of document.querySelectorAll('.veil em')) {
        const a = price.getBoundingClientRect();
        for (const e of price.closest('.thing').querySelectorAll('.title, .marks')) {
            const b = e.getBoundingClientRect();
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (seen(e) && w > 1 && h > 1) wrong.push('the price hides: ' + name(e));
        }
    }
    // Every offer lies where a pointer can reach it, after scrolling its own strip.
    for (const e of document.querySelectorAll('.alive, [data-option]')) {
        e.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
        const r = e.getBoundingClientRect();
        const points = [[r.left + 6, r.top + 6], [r.left + r.width / 2, r.top + r.height / 2], [r.left + 8, r.bottom - 4]];
        const hit = points.some(([x, y]) => { const top = document.elementFromPoint(x, y); return top && (e.contains(top) || top.contains(e)); });
        const covered = document.querySelector('.region.middle') && e.closest('.servers, .rig'); // on a phone the dock has it
        if (!hit && !covered && e.checkVisibility()) wrong.push('cannot be reached: ' + name(e));
        if (e.tabIndex < 0 || e.disabled) wrong.push('not for keys: ' + name(e));
    }
    // Whoever meets ice sees all of its subroutines, and what it costs to break them.
    const met = document.querySelector('.stage .encounter')?.parentElement;
    if (met && met.scrollHeight > met.clientHeight + 1) wrong.push(`${met.scrollHeight - met.clientHeight} px of the encounter are out of sight`);
    if (root.scrollTop || root.scrollLeft) wrong.push('the page was scrolled');
    return wrong;
}
