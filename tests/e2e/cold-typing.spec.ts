import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { formOn } from './support/form';
import { newFormOf } from './support/institute';
import { hold, ISLAND, observe, seen } from './support/island';
import { idle } from './support/moments';

/* Scripts that load while a visitor types must not change the focused control (docs/architecture.md). */

const CONTENT = `
<!-- wp:vestibule/field-name {"name":"who","label":"Name"} /-->
<!-- wp:vestibule/field-number {"name":"price","label":"Price","decimals":"2","separators":"point-comma","numberFormat":"grouped"} /-->
<!-- wp:vestibule/field-number {"name":"amount","label":"Amount","numberFormat":"currency","separators":"point-comma","currencyPlace":"after","decimals":"2"} /-->
<!-- wp:vestibule/field-number {"name":"guests","label":"Guests","decimals":"2"} /-->
<!-- wp:vestibule/field-calculation {"name":"total","label":"Total","formula":"{guests} * 10"} /-->
<!-- wp:vestibule/field-repeater {"name":"people","label":"People","minRows":1,"maxRows":3,"rowLabel":"Person","addLabel":"Add a person"} -->
<!-- wp:vestibule/field-number {"name":"age","label":"Age","decimals":"2"} /-->
<!-- /wp:vestibule/field-repeater -->
<!-- wp:vestibule/field-text {"name":"plate","label":"Plate","mask":"SS-000"} /-->
<!-- wp:vestibule/field-phone {"name":"tel","label":"Phone","initialCountry":"de"} /-->
<!-- wp:vestibule/field-time {"name":"time","label":"Time","step":"15"} /-->
<!-- wp:vestibule/field-date {"name":"visit","label":"Visit","min":"+1 day"} /-->
<!-- wp:vestibule/field-date-range {"name":"stay","label":"Stay","min":"+1 day"} /-->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;

interface Row {
	control: string;
	typed: string;
	/** Value after the visitor has left the control. */
	left: string;
	/** Value while the control has the focus, if it may differ from what was typed. */
	shown?: string | RegExp;
}

const NUMBERS: Row[] = [
	{ control: '[name="price"]', typed: '1234', left: '1.234,00' },
	{ control: '[name="amount"]', typed: '1.234,56', left: '1.234,56\u00a0€' },
	{ control: '[name="guests"]', typed: '1234', left: '1234.00' },
	{ control: '[name="people[0][age]"]', typed: '1234', left: '1234.00' },
];

/** Fields that are formatted during typing, once their scripts have loaded. */
const MASKS: Row[] = [
	{ control: '[name="plate"]', typed: 'ab123', shown: /^ab-?123$/, left: 'ab-123' },
	{ control: '[name="tel"]', typed: '03012345678', shown: /^030 ?12345678$/, left: '030 12345678' },
];

/** Fields whose value the browser formats. */
const DATES: Row[] = [
	{ control: '[name="time"]', typed: '0930AM', shown: '09:30', left: '09:30' },
	{ control: '[name="visit"]', typed: '12312030', shown: '2030-12-31', left: '2030-12-31' },
	{ control: '[name="stay[start]"]', typed: '12312030', shown: '2030-12-31', left: '2030-12-31' },
];

/** Milliseconds between key presses of a fast and of a slow typist. */
const [ FAST, SLOW ] = [ 30, 150 ];

test.describe.configure( { mode: 'parallel' } );

let path = '';

test.beforeAll( async () => {
	path = await newFormOf( CONTENT );
} );

const controlOf = ( page: Page, { control }: Row ): Locator => formOn( page ).locator( control ).first();

async function ready( page: Page ): Promise< void > {
	await expect.poll( async () => ( await seen( page ) ).ready.length, { timeout: 30_000 } ).toBe( 1 );
	await idle( page );
}

async function expectTyped( page: Page, row: Row ): Promise< void > {
	const control = controlOf( page, row );
	await expect( control ).toBeFocused();
	await expect( control ).toHaveValue( row.shown ?? row.typed );
	// Uses focus(), because Tab would move to the next part of a date or time.
	await formOn( page ).locator( '[name^="who"]' ).first().focus();
	await expect( control ).toHaveValue( row.left );
}

for ( const [ delay, fields, rows ] of [
	[ FAST, 'numbers', NUMBERS ],
	[ FAST, 'masks and phone numbers', MASKS ],
	[ FAST, 'dates and times', DATES ],
	[ SLOW, 'numbers', NUMBERS ],
] as const ) {
	test( `${ fields } keep text that a visitor types with ${ delay } ms between keys on a slow processor`, async ( {
		page,
	} ) => {
		await observe( page );
		const session = await page.context().newCDPSession( page );
		await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		for ( const row of rows ) {
			await test.step( row.control, async () => {
				await page.goto( path, { waitUntil: 'commit' } );
				await controlOf( page, row ).focus();
				await page.keyboard.type( row.typed, { delay } );
				await ready( page );
				await expectTyped( page, row );
			} );
		}
	} );
}

test( 'fields that format text keep everything that is typed before and after the scripts have loaded', async ( {
	page,
} ) => {
	await observe( page );
	for ( const row of [ ...NUMBERS, ...MASKS ] ) {
		await test.step( row.control, async () => {
			const release = await hold( page, ISLAND );
			await page.goto( path, { waitUntil: 'commit' } );
			await controlOf( page, row ).focus();
			const half = Math.ceil( row.typed.length / 2 );
			await page.keyboard.type( row.typed.slice( 0, half ) );
			release();
			await ready( page );
			await page.keyboard.type( row.typed.slice( half ) );
			await expectTyped( page, row );
			await page.unroute( ISLAND );
		} );
	}
} );
