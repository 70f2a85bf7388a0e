type Routes = typeof import('../app/routes');

/** The addresses, none of them waiting for its page: for tests of menus and bars. */
export const readyRoutes = (original: Routes): Routes => ({ ...original, isReady: () => true });
