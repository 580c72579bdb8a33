/** ModSecurity with the OWASP Core Rule Set in front of a site, as hosting providers install it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const MODULE = '/usr/lib/nginx/modules/ngx_http_modsecurity_module.so';
export const RULES = '/usr/share/modsecurity-crs/rules';

/** Rules about IP addresses in URLs, which only match because test sites have no domain. */
const ON_LOOPBACK = [ 920_350, 931_100 ];

/** First ID of our own rules. Up to 99,999 is the range for local rules. */
const OWN = 10_000;

/** Writes the log of requests that match rules, one JSON object per line. */
export const auditLog = ( folder, port ) => join( folder, `audit-${ port }.log` );

/**
 * Writes the configuration of the firewall. Returns the directives for nginx: of the main context and of the server.
 *
 * @param {{ folder: string, level: number, blocks: boolean, exclusions: string }} settings `level` is the paranoia
 * level, 1 to 4. Requests are only blocked if `blocks` is true, and otherwise logged. `exclusions` are rules that run
 * before the rule set.
 * @param {number} port Port of the site.
 * @return {{ main: string, server: string }}
 */
export function firewallConfig( { folder, level, blocks, exclusions }, port ) {
	mkdirSync( folder, { recursive: true } );
	const file = join( folder, `rules-${ port }.conf` );
	writeFileSync(
		file,
		[
			'Include /etc/nginx/modsecurity.conf',
			`SecRuleEngine ${ blocks ? 'On' : 'DetectionOnly' }`,
			'SecAuditLogFormat JSON',
			'SecAuditLogParts ABHZ',
			`SecAuditLog ${ auditLog( folder, port ) }`,
			'Include /etc/modsecurity/crs/crs-setup.conf',
			action( 900_000, `setvar:tx.paranoia_level=${ level }` ),
			// Hosting providers switch these on for WordPress. They cover its own screens.
			action( 900_130, 'setvar:tx.crs_exclusions_wordpress=1' ),
			exclusions,
			`Include ${ RULES }/*.conf`,
			`SecRuleRemoveById ${ ON_LOOPBACK.join( ' ' ) }`,
		].join( '\n' )
	);
	return {
		main: `load_module ${ MODULE };`,
		server: `modsecurity on; modsecurity_rules_file ${ file };`,
	};
}

const action = ( id, what ) => `SecAction "id:${ OWN + id },phase:1,nolog,pass,t:none,${ what }"`;
