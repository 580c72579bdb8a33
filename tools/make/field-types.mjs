import { execFileSync } from 'node:child_process';
import { inRoot } from '../lib/paths.mjs';

/**
 * What the classes of the plugin's own field types declare, by name.
 *
 * @return {Record<string, { attributes: Record<string, object>, messages: string[] }>} Attributes as a block.json has
 * them, and the rules that have a message.
 */
export const fieldTypes = () =>
	JSON.parse(
		execFileSync( process.env.PHP_BINARY ?? 'php', [ inRoot( 'tools/make/field-types.php' ) ], {
			encoding: 'utf8',
		} )
	);
