import { expect, test } from "vitest";
import { syllabled } from "../src/faces/syllables";

const shown = (text: string): string => syllabled(text).replaceAll("\u00ad", "-");

test.each([
  ["Herramientas", "He-rra-mien-tas"],
  ["Revientacódigos", "Re-vien-ta-có-di-gos"],
  ["Infiltración", "In-fil-tra-ción"],
  ["Constructo", "Cons-tructo"],
  ["Contraespionaje", "Con-traes-pio-naje"],
  ["Modificado", "Mo-di-fi-cado"],
  ["Acceso", "Ac-ceso"],
  ["Bloqueado", "Blo-queado"],
  ["Desarrollo", "De-sa-rro-llo"],
  ["Abstracto", "Abs-tracto"],
  ["Atlético", "Atlé-tico"],
])("%s is broken between its syllables alone", (word, wanted) => {
  expect(shown(word)).toBe(wanted);
});

test("only a word that does not fit into a line is broken", () => {
  expect(syllabled("Analizador Matricial", 6)).toBe("Analizador Matricial");
  expect(syllabled("Analizador Mini", 3)).toMatch(/^Ana\u00adli/);
});

test("short words, capitals and figures stay whole, and no word loses a letter", () => {
  expect(shown("La Caja de HADES 2.0")).toBe("La Caja de HADES 2.0");
  expect(syllabled("Prueba Beta Acelerada").replaceAll("\u00ad", "")).toBe("Prueba Beta Acelerada");
});
