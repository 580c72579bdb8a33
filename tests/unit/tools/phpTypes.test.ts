import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Runs the tool in a separate Node process, because the tools are Node modules, which Jest cannot load. */
const phpOf = ( schema: object ): string =>
	execFileSync(
		process.execPath,
		[
			'--input-type=module',
			'-e',
			`import { classesOf } from './tools/lib/php-types.mjs';
			const { inner, own } = classesOf( 'tea-pot', ${ JSON.stringify( { type: 'object', ...schema } ) } );
			process.stdout.write( inner + own );`,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);

describe( 'generated PHP class of a contract', () => {
	it.each( [
		[ { type: 'string', default: "it's" }, "public readonly string $x = 'it\\'s'" ],
		[ { type: 'integer', default: 7, description: 'In cups.' }, '/** In cups. */\n\t\tpublic readonly int $x = 7' ],
		[ { type: 'boolean', default: true }, 'public readonly bool $x = true' ],
		[ { type: 'string', enum: [ 'ON', 'OFF' ], default: 'OFF' }, 'public readonly bool $x = false' ],
		[
			{ type: 'string', enum: [ 'a', 'b' ], default: 'a' },
			"/** @var 'a'|'b' */\n\t\tpublic readonly string $x = 'a'",
		],
		[ { type: 'integer' }, 'public readonly ?int $x = null' ],
		[
			{ type: 'array', items: { type: 'integer' }, default: [ 1, 2 ] },
			'/** @var list<int> */\n\t\tpublic readonly array $x = array(1, 2)',
		],
		[ { type: 'object', default: {}, additionalProperties: { type: 'string' } }, '@var array<string, string>' ],
		[
			{
				type: 'array',
				items: {
					type: 'object',
					required: [ 'on' ],
					properties: { on: { enum: [ 'ON', 'OFF' ] }, n: { type: 'integer' } },
				},
			},
			"list<array{on: 'ON'|'OFF', n?: int}>",
		],
	] )( 'the PHP class has this property for %j: %s', ( property, expected ) => {
		expect( phpOf( { properties: { x: property } } ) ).toContain( expected );
	} );

	it( 'the PHP class is named after the contract and lists its required properties first', () => {
		const made = phpOf( {
			required: [ 'b' ],
			properties: { a: { type: 'integer', default: 0 }, b: { type: 'string' } },
		} );
		expect( made ).toMatch( /class TeaPot [\s\S]*CONTRACT = 'tea-pot'[\s\S]*string \$b,[\s\S]*int \$a = 0,/ );
	} );

	it( 'an object with a title gets its own PHP class, and only differing defaults are passed to it', () => {
		const lid = {
			title: 'Lid',
			type: 'object',
			default: { shut: true, size: 2 },
			properties: { shut: { type: 'boolean', default: true }, size: { type: 'integer', default: 1 } },
		};
		const made = phpOf( { properties: { lid } } );
		expect( made ).toMatch( /namespace Vestibule\\Contract\\TeaPot;[\s\S]*class Lid [\s\S]*class TeaPot / );
		expect( made ).toContain( 'public readonly TeaPot\\Lid $lid = new TeaPot\\Lid( size: 2 ),' );
	} );
} );
