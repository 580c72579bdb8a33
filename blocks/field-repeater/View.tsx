import type { ComponentType, ReactNode } from 'react';
import { textSetting } from '../../src/form/rules/settings';
import { Frame } from '../form/field-parts/Frame';
import { describedBy, settingsOf, type FieldProps, type FieldViewProps } from '../form/field-parts/types';
import { postedName } from './names';
import { hiddenIn } from './rules';
import { fieldsOf, firstRows, inRow, leastRows, mostRows, rowLabel, type RowValues } from './rows';

/** So many fields without a width of their own stand side by side as columns. */
const COLUMNS = 4;

export type Words = Partial< Record< 'remove' | 'added' | 'removed' | 'undo' | 'restored', string > >;

export const wordsOf = ( field: FieldProps ): Words => settingsOf< { words: Words } >( field ).words ?? {};

export const withName = ( words: string | undefined, name: string ): string =>
	( words ?? '' ).replace( '%s', () => name );

const isWide = ( child: FieldProps ): boolean => ! [ '', 'full' ].includes( textSetting( child, 'width' ) );

/** The class of the element around a field of a row. */
export const classOf = ( child: FieldProps ): string =>
	`vestibule-field vestibule-field--${ child.type }${ isWide( child ) ? ` is-width-${ textSetting( child, 'width' ) }` : '' }`;

interface RowsProps extends FieldViewProps {
	/** How many. */
	count: number;
	/** What tells rows from each other when one of them goes. */
	keyOf?: ( row: number ) => number;
	/** What stands in a row. */
	drawn: ( row: number ) => ReactNode;
	add?: () => void;
	remove?: ( row: number ) => void;
	/** What was done last, said to those who do not see it. */
	status?: ReactNode;
}

/** The frame of rows, in the page and in the editor. Without scripts its buttons post the form. */
export function Rows( { count, keyOf = ( row ) => row, drawn, add, remove, status, ...props }: RowsProps ) {
	const { field, errors } = props;
	const children = fieldsOf( field );
	const isSideBySide = children.some( isWide );
	const columns = children.length <= COLUMNS && ! isSideBySide;
	const button = ( what: string, act: ( () => void ) | undefined ) => ( {
		type: 'submit' as const,
		name: 'vestibule_row',
		value: `${ field.name }:${ what }`,
		// The loader presses it once more when the form is there.
		'data-again': '',
		onClick: act
			? ( event: { preventDefault: () => void } ) => {
					event.preventDefault();
					act();
				}
			: undefined,
	} );
	return (
		<Frame { ...props } group>
			<div
				className={ `vestibule-rows${ columns ? ' has-columns' : '' }` }
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy(
					field.id,
					field.help !== '',
					( errors[ field.name ] ?? [] ).length > 0
				) }
			>
				<button type="submit" hidden />
				<div className="vestibule-rows__list">
					{ Array.from( { length: count }, ( _, row ) => {
						const id = `${ field.id }_${ row }`;
						return (
							<div
								className="vestibule-row"
								role="group"
								id={ id }
								aria-labelledby={ `${ id }_label` }
								key={ keyOf( row ) }
							>
								<div className="vestibule-row__label" id={ `${ id }_label` }>
									{ rowLabel( field, row ) }
								</div>
								<div
									className={ `vestibule-row__fields${ isSideBySide ? ' vestibule-side-by-side' : '' }` }
								>
									{ drawn( row ) }
								</div>
								{ count > leastRows( field ) ? (
									<button
										className="vestibule-row__remove"
										{ ...button( `remove:${ row }`, remove && ( () => remove( row ) ) ) }
									>
										<span>{ withName( wordsOf( field ).remove, rowLabel( field, row ) ) }</span>
									</button>
								) : null }
							</div>
						);
					} ) }
				</div>
				{ count < mostRows( field ) ? (
					<button className="vestibule-rows__add" { ...button( 'add', add ) }>
						{ textSetting( field, 'addLabel' ) }
					</button>
				) : null }
				<div className="vestibule-rows__status" role="status">
					{ status }
				</div>
			</div>
		</Frame>
	);
}

/** Values of a row by the names that they are posted under. */
export const postedValues = ( field: FieldProps, row: number, values: RowValues ): RowValues =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => [ postedName( field.name, row, name ), value ] )
	);

type ViewProps = FieldViewProps & {
	/** What draws the fields of a type. */
	viewOf?: ( type: string ) => ComponentType< FieldViewProps > | undefined;
};

/** The rows as the server prints them; in the editor one row, whose fields are blocks. */
export function View( { viewOf, ...props }: ViewProps ) {
	const { field, values, slots } = props;
	if ( slots?.rows ) {
		return <Rows { ...props } count={ 1 } drawn={ () => slots.rows } />;
	}
	const rows = firstRows( field, values );
	const drawn = ( row: number ) =>
		fieldsOf( field ).map( ( child ) => {
			const Child = viewOf?.( child.type );
			const own = inRow( field, row, child );
			return (
				<div
					className={ classOf( child ) }
					id={ `${ own.id }_field` }
					data-row={ child.name }
					hidden={ hiddenIn( field, rows[ row ] ?? {} ).has( child.name ) || undefined }
					key={ child.name }
				>
					{ Child && (
						<Child
							field={ own }
							words={ props.words }
							values={ postedValues( field, row, rows[ row ] ?? {} ) }
							errors={ props.errors }
						/>
					) }
				</div>
			);
		} );
	return <Rows { ...props } count={ rows.length } drawn={ drawn } />;
}
