import type { FieldInPage, LiveForm } from '../kit/live';
import { printErrors } from '../kit/printedErrors';
import { listSetting, type FieldProps } from '../kit/rules';
import { childIn } from './row';
import { fieldsOf, initialOf, inRow, postedName, rowsIn, type RowValues } from './rows';
import { hiddenIn } from './rules';

const postedValues = ( field: FieldProps, row: number, values: RowValues ): RowValues =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => [ postedName( field.name, row, name ), value ] )
	);

/** Creates a row. Its fields are hydrated in the same way as other fields of the form. */
export function createRow(
	{ form, field, check }: FieldInPage,
	element: HTMLElement,
	row: number,
	initial: RowValues
) {
	// Get the computed values from the markup.
	const computed = listSetting( field, 'computed' ).map( ( name ): [ string, string ] => {
		const posted = postedName( field.name, row, String( name ) );
		return [ posted, element.querySelector< HTMLInputElement >( `[name="${ posted }"]` )?.value ?? '' ];
	} );
	const values = { ...postedValues( field, row, initial ), ...Object.fromEntries( computed ) };
	const answers = () => rowsIn( field, form.answers() )[ row ] ?? {};
	const inside: LiveForm = { ...form, props: { ...form.props, values }, answers, computations: {} };
	const views = new Map< string, Promise< () => void > >();
	const end = ( name: string ) => void views.get( name )?.then( ( stop ) => stop() );
	const takeOver = async ( child: FieldProps ) => {
		const there = inRow( field, row, child );
		const container = childIn( element, child );
		if ( container ) {
			form.printed.add( there );
			printErrors( container, there, form.store.get().errors );
			const taken = form.takeOver( { form: inside, field: there, container, check } );
			views.set(
				child.name,
				taken.then( ( stop ) => () => void ( form.printed.delete( there ), stop() ) )
			);
			await taken;
		}
	};
	return {
		element,
		takeOver: () => Promise.all( fieldsOf( field ).map( takeOver ) ),
		end: () => [ ...views.keys() ].forEach( end ),
		/** Sets the values of the row from a draft. */
		restore: ( draft: RowValues ) => ( inside.props.values = postedValues( field, row, draft ) ),
		/**
		 * Hides fields according to the conditions of the row. Each hidden field is replaced with a new one from the
		 * blank row.
		 */
		hide( blank: ( child: FieldProps ) => HTMLElement | null ) {
			const hidden = hiddenIn( field, answers() );
			for ( const child of fieldsOf( field ) ) {
				const isHidden = hidden.has( child.name );
				const there = childIn( element, child );
				const fresh = isHidden && ! there?.hidden ? blank( child ) : null;
				if ( fresh ) {
					end( child.name );
					there?.replaceWith( fresh );
					Object.assign( inside.props.values, postedValues( field, row, initialOf( field ) ) );
					void takeOver( child );
				}
				childIn( element, child )?.toggleAttribute( 'hidden', isHidden );
			}
		},
	};
}

export type LiveRow = ReturnType< typeof createRow >;
