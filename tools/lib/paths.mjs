import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/** Folder of files that can be deleted at any time: WordPress core, sites, logs, stamps. Not in Git. */
export const CACHE = resolve( ROOT, '.cache' );

/** Returns the folder of a field type's block. WordPress knows the block as `field-<type>`. */
export const fieldFolder = ( type ) => `blocks/fields/${ type }`;

export const inRoot = ( path ) => resolve( ROOT, path );
export const inCache = ( path ) => resolve( CACHE, path );
