/* Quick ways for what the compiled kernel does most, in front of what mypyc's and Python's own libraries do.
 *
 * Each is the same function for the common case, made small enough to become part of its caller; everything else goes on
 * to the function that it stands in front of. tools/compile.py puts this before every module, and docs/performance.md
 * says what it saves.
 */

/* An item of a list by a number from 0 on. */
static inline int is_at_hand(PyObject *list, CPyTagged index)
{
    return CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *quick_item(PyObject *list, CPyTagged index)
{
    if (likely(is_at_hand(list, index))) return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
    return CPyList_GetItem(list, index);
}

/* The number is known to the C compiler here, which leaves only one of the two ways. */
static inline PyObject *quick_short_item(PyObject *list, CPyTagged index)
{
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index), size = PyList_GET_SIZE(list);
    if (n < 0) n += size;
    if (likely((size_t)n < (size_t)size)) return Py_NewRef(PyList_GET_ITEM(list, n));
    return CPyList_GetItemShort(list, index);
}

static inline PyObject *quick_borrowed_short_item(PyObject *list, CPyTagged index)
{
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index), size = PyList_GET_SIZE(list);
    if (n < 0) n += size;
    if (likely((size_t)n < (size_t)size)) return PyList_GET_ITEM(list, n);
    return CPyList_GetItemShortBorrow(list, index);
}

static inline PyObject *quick_borrowed_item(PyObject *list, CPyTagged index)
{
    if (likely(is_at_hand(list, index))) return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    return CPyList_GetItemBorrow(list, index);
}

static inline PyObject *quick_word_item(PyObject *list, int64_t index)
{
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) return Py_NewRef(PyList_GET_ITEM(list, index));
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *quick_borrowed_word_item(PyObject *list, int64_t index)
{
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}

/* The last item of a list, taken away: a short list keeps its place in memory for those to come. */
static inline PyObject *quick_pop(PyObject *list)
{
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t left = PyList_GET_SIZE(list) - 1;
    if (left < 0 || (self->allocated > 8 && left < self->allocated >> 1)) return CPyList_PopLast(list);
    Py_SET_SIZE(self, left);
    return self->ob_item[left];
}

static inline int quick_append(PyObject *list, PyObject *item)
{
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size == self->allocated) return PyList_Append(list, item);
    self->ob_item[size] = Py_NewRef(item);
    Py_SET_SIZE(self, size + 1);
    return 0;
}

/* A list and the few items of a tuple. */
static inline PyObject *quick_extend(PyObject *list, PyObject *items)
{
    if (!PyTuple_CheckExact(items) || PyTuple_GET_SIZE(items) > 4) return CPyList_Extend(list, items);
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(items); n++)
        if (quick_append(list, PyTuple_GET_ITEM(items, n)) < 0) return NULL;
    return Py_NewRef(Py_None);
}

/* Whether an object belongs to a class: most belong to it or to one that derives from it alone. */
static inline int quick_type_check(PyObject *thing, PyTypeObject *type)
{
    for (PyTypeObject *found = Py_TYPE(thing); found; found = found->tp_base)
        if (found == type) return 1;
    return PyType_IsSubtype(Py_TYPE(thing), type);
}

/* A small number as an object: Python has one of each (more of them in later versions). */
#define LEAST_SMALL (-5)
#define SMALL_NUMBERS 262
extern PyObject *small_numbers[SMALL_NUMBERS];

static inline PyObject *quick_number(CPyTagged number)
{
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(number) - LEAST_SMALL;
    if (likely(CPyTagged_CheckShort(number) && (size_t)n < SMALL_NUMBERS)) return Py_NewRef(small_numbers[n]);
    return CPyTagged_StealAsObject(number);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) quick_type_check((PyObject *)(thing), (PyTypeObject *)(type))
#define CPy_TypeCheck(thing, type) quick_type_check((PyObject *)(thing), (PyTypeObject *)(type))
#define CPyTagged_StealAsObject quick_number
#ifndef Py_GIL_DISABLED
#define CPyList_PopLast quick_pop
#define PyList_Append quick_append
#define CPyList_Extend quick_extend
#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_short_item
#define CPyList_GetItemInt64 quick_word_item
#define CPyList_GetItemBorrow quick_borrowed_item
#define CPyList_GetItemShortBorrow quick_borrowed_short_item
#define CPyList_GetItemInt64Borrow quick_borrowed_word_item
#endif
