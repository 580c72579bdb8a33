import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/** Everything the tools may lose: WordPress core, sites, logs, stamps. Not in git. */
export const CACHE = resolve( ROOT, '.cache' );

/** The folder of a field's block: beside the other types, while WordPress knows it as `field-<type>`. */
export const fieldFolder = ( type ) => `blocks/fields/${ type }`;

export const inRoot = ( path ) => resolve( ROOT, path );
export const inCache = ( path ) => resolve( CACHE, path );
