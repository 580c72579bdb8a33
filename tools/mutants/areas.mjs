/**
 * Parts of the code that are measured.
 *
 * `paths` are files and folders. `perFile` is the number of mutants of each file. `near` are the tests that run first,
 * `package` those that run if none of them fails. Jest finds the tests that import a file by itself.
 */
export const AREAS = [
	{
		name: 'Calendar/Seats',
		language: 'php',
		paths: [ 'plugin/src/Calendar/Seats' ],
		perFile: 8,
		near: [ 'SeatsTest.php', 'CallsTest.php', 'BookTest.php' ].map( ( file ) => `tests/php/Calendar/${ file }` ),
		package: [ 'tests/php/Calendar' ],
	},
	{
		name: 'Entries/Seats',
		language: 'php',
		paths: [ 'plugin/src/Entries/Seats' ],
		perFile: 8,
		near: [ 'tests/php/Forms/Limits' ],
		package: [ 'tests/php/Entries', 'tests/php/Forms', 'tests/php/Inbox' ],
	},
	{
		name: 'Forms/Submit',
		language: 'php',
		paths: [ 'plugin/src/Forms/Submit' ],
		perFile: 2,
		near: [ 'tests/php/Forms/Submit' ],
		package: [ 'tests/php/Forms' ],
	},
	{
		name: 'Forms/Limits',
		language: 'php',
		paths: [ 'plugin/src/Forms/Limits' ],
		perFile: 2,
		near: [ 'tests/php/Forms/Limits' ],
		package: [ 'tests/php/Forms', 'tests/php/Inbox' ],
	},
	{
		name: 'Guard',
		language: 'php',
		paths: [ 'plugin/src/Guard' ],
		perFile: 1,
		near: [ 'tests/php/Guard' ],
		package: [ 'tests/php/Guard', 'tests/php/Forms', 'tests/php/Site/Comments', 'tests/php/Tools/Health' ],
	},
	{
		name: 'Outgoing',
		language: 'php',
		paths: [ 'plugin/src/Outgoing' ],
		perFile: 1,
		near: [ 'tests/php/Outgoing' ],
		package: [ 'tests/php/Outgoing', 'tests/php/Forms', 'tests/php/Tools/Health' ],
	},
	{
		name: 'Site/Consent',
		language: 'php',
		paths: [ 'plugin/src/Site/Consent' ],
		perFile: 1,
		near: [ 'tests/php/Site/Consent' ],
		package: [ 'tests/php/Site', 'tests/php/Tools/Menu' ],
	},
	{
		name: 'conditions',
		language: 'ts',
		paths: [ 'src/conditions' ],
		perFile: 4,
		near: [ 'tests/unit/conditions' ],
	},
	{
		name: 'rules',
		language: 'ts',
		paths: [ 'blocks/fields/kit/rules.ts', 'blocks/fields/repeater/rules.ts' ],
		perFile: 6,
		near: [ 'tests/unit/form/rules.test.ts' ],
	},
	{
		name: 'picker',
		language: 'ts',
		paths: [ 'blocks/fields/appointment/picker.ts' ],
		perFile: 10,
		near: [ 'tests/unit/form/picker.test.ts' ],
	},
	{
		name: 'hold',
		language: 'ts',
		paths: [ 'src/booking/hold.ts' ],
		perFile: 10,
		near: [ 'tests/unit/booking/hold.test.ts' ],
	},
	{
		name: 'uploads',
		language: 'ts',
		paths: [ 'src/form/uploads' ],
		perFile: 6,
		near: [ 'tests/unit/form/uploads.test.ts', 'tests/unit/form/sort-files.test.ts' ],
	},
];
