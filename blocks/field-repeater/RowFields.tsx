import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { Validate } from '../../src/form/rules/validate';
import type { FieldInPage, LiveForm, LiveViewProps } from '../form/field-parts/live';
import type { FieldProps } from '../form/field-parts/types';
import { fieldsOf, initialOf, inRow, rowsIn, type RowValues } from './rows';
import { hiddenIn } from './rules';
import { classOf, postedValues } from './View';

/** What draws and judges a field of a row. */
export interface RowField {
	View: ComponentType< LiveViewProps >;
	validate?: Validate;
	hydrate?: ( inPage: FieldInPage ) => void | Promise< void >;
}

type RowProps = LiveViewProps & { types: ReadonlyMap< string, RowField >; row: number; own: RowValues };

/** The fields of one row. What its conditions hide begins again when it is shown. */
export function RowFields( { types, row, own, ...props }: RowProps ) {
	const { form, field } = props;
	const children = fieldsOf( field );
	const there = ( child: FieldProps ) => document.getElementById( `${ inRow( field, row, child ).id }_field` );
	const [ hidden, setHidden ] = useState< ReadonlySet< string > >( () => {
		const printed = children.filter( ( child ) => there( child )?.hidden );
		return printed.length > 0 ? new Set( printed.map( ( child ) => child.name ) ) : hiddenIn( field, own );
	} );
	const [ cleared, setCleared ] = useState< Readonly< Record< string, number > > >( {} );
	const inside = useMemo(
		(): LiveForm => ( {
			...form,
			answers: () => rowsIn( field, form.answers() )[ row ] ?? {},
			computations: {},
		} ),
		[ form, field, row ]
	);
	useEffect( () => {
		let known = hidden;
		const update = () => {
			const now = hiddenIn( field, inside.answers() );
			const went = [ ...now ].filter( ( name ) => ! known.has( name ) );
			if ( went.length > 0 || now.size !== known.size ) {
				known = now;
				setHidden( now );
				setCleared( ( old ) => ( {
					...old,
					...Object.fromEntries( went.map( ( one ) => [ one, ( old[ one ] ?? 0 ) + 1 ] ) ),
				} ) );
			}
		};
		form.answered.push( update );
		update();
		return () => void form.answered.splice( form.answered.indexOf( update ), 1 );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A row that gets another number is drawn again.
	}, [] );
	return (
		<>
			{ children.map( ( child ) => {
				const type = types.get( child.name );
				const times = cleared[ child.name ] ?? 0;
				return (
					type && (
						<RowField
							{ ...props }
							key={ `${ child.name } ${ times }` }
							form={ inside }
							field={ inRow( field, row, child ) }
							own={ child.name }
							isHidden={ hidden.has( child.name ) }
							values={ postedValues( field, row, times > 0 ? initialOf( field ) : own ) }
							type={ type }
						/>
					)
				);
			} ) }
		</>
	);
}

type RowFieldProps = LiveViewProps & { type: RowField; own: string; isHidden: boolean };

/** A field of a row, taken over as any other is. */
function RowField( { type, own, isHidden, ...props }: RowFieldProps ) {
	const { field, form, check } = props;
	const container = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const element = container.current;
		const fail = () => element?.classList.add( 'is-native' );
		const start = async () => element && type.hydrate?.( { form, field, container: element, check } );
		start().catch( fail );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as any field is taken over.
	}, [] );
	return (
		<div
			className={ classOf( field ) }
			id={ `${ field.id }_field` }
			data-row={ own }
			hidden={ isHidden || undefined }
			ref={ container }
		>
			<type.View { ...props } />
		</div>
	);
}
