import { execFileSync } from 'node:child_process';
import { writeBuiltContracts } from '../lib/built-contracts.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * Returns the declarations of the plugin's own field types, by type name.
 *
 * @return {Record<string, { attributes: Record<string, object>, schemas: Record<string, object>, messages: string[] }>}
 * Attributes in the format of block.json and as schemas, and the names of rules with a message.
 */
export function fieldTypes() {
	writeBuiltContracts();
	return JSON.parse(
		execFileSync( process.env.PHP_BINARY ?? 'php', [ inRoot( 'tools/make/field-types.php' ) ], {
			encoding: 'utf8',
		} )
	);
}
