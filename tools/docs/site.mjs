/** Documentation site with VitePress. Its packages must be installed first (`docsModules()`). */
import { build, createServer } from 'vitepress';

const FOLDER = import.meta.dirname;

/** Writes the site into a folder. @param {string} base Path of the site on its server, with slashes at both ends. */
export const buildSite = ( outDir, base ) => build( FOLDER, { outDir, base } );

/** Serves the site on this machine only, until the process ends. */
export async function serveSite( port ) {
	const server = await createServer( FOLDER, { host: '127.0.0.1', port, strictPort: true } );
	await server.listen();
	server.printUrls();
}
