import { testCases, type Case } from './boundaries-tree';

/** Paths in parts, because this file is checked for paths, too. */
const ENGLISH = [ 'docs', 'time.md' ].join( '/' );
const GERMAN = [ 'docs', 'de', 'time.md' ].join( '/' );

const ONE =
	'# Time\n\n## Zones\n\n| zone | hours |\n| --- | --- |\n| UTC | 0 |\n\n### Summer\n\n## Tests\n\n### More\n';
const DE =
	'# Zeit\n\n## Zonen\n\n| Zone | Stunden |\n| --- | --- |\n| UTC | 0 |\n\n### Sommer\n\n## Prüfungen\n\n### Mehr\n';

const pages = ( english: string, german: string ) => ( { [ ENGLISH ]: english, [ GERMAN ]: german } );

const CASES: Case[] = [
	[ 'a translation with the same headings and table rows passes', pages( ONE, DE ), [] ],
	[
		'a heading that the English page gained is reported',
		pages( ONE.replace( '## Tests', '## Leap years\n\n## Tests' ), DE ),
		[ `${ GERMAN }: has "### Mehr" where the English page has "## Tests"` ],
	],
	[
		'a heading that the English page lost is reported',
		pages( ONE.replace( '\n### More\n', '' ), DE ),
		[ `${ GERMAN }: has "### Mehr" where the English page has no heading` ],
	],
	[
		'a heading that moved in the English page is reported',
		pages( ONE.replace( '### Summer\n\n## Tests', '## Tests\n\n### Summer' ), DE ),
		[ `${ GERMAN }: has "### Sommer" where the English page has "## Tests"` ],
	],
	[
		'a table row that the English page gained is reported',
		pages( ONE.replace( '| UTC | 0 |', '| UTC | 0 |\n| CET | 1 |' ), DE ),
		[ `${ GERMAN }: has 3 table rows below "## Zonen", the English page has 4` ],
	],
	[
		'a section that the translation leaves out is not compared, including the headings below it',
		pages( ONE, '# Zeit\n\n## Zonen\n\n### Sommer\n\n<!-- Only in English: Tests -->\n' ),
		[],
	],
	[
		'a left-out section that the English page does not have is reported',
		pages( ONE, `${ DE }\n<!-- Only in English: Decisions -->\n` ),
		[ `${ GERMAN }: leaves out "Decisions", which is not a heading of the English page` ],
	],
	[ 'a number sign in a code block is not a heading', pages( `${ ONE }\n\`\`\`sh\n# a comment\n\`\`\`\n`, DE ), [] ],
	[ 'a translation without an English page is reported', { [ GERMAN ]: DE }, [ `${ GERMAN }: has no English page` ] ],
];

testCases( { translations: CASES } );
