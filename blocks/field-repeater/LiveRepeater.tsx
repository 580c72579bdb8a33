import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveViewProps } from '../form/field-parts/live';
import { firstRows, initialOf, isEmptyRow, leastRows, mostRows, rowLabel, type RowValues } from './rows';
import { RowFields, type RowField } from './RowFields';
import { firstControl, moved, typedRows } from './typed';
import { Rows, withName, wordsOf } from './View';

type LiveRowsProps = LiveViewProps & { types: ReadonlyMap< string, RowField >; count: ( rows: number ) => void };

interface Shown {
	/** A row that gets another number is drawn again, because its fields then have other names. */
	key: number;
	values: RowValues;
}

let keys = 0;
const shown = ( values: RowValues ): Shown => ( { key: ++keys, values } );

interface Said {
	words: string;
	/** What comes back with "Undo". */
	gone?: { row: number; values: RowValues };
}

/** Adds, removes and brings back rows; the rest is done by their fields. */
export function LiveRepeater( { types, count, ...props }: LiveRowsProps ) {
	const { form, field, values, resets } = props;
	const [ rows, setRows ] = useState( () => firstRows( field, values ).map( shown ) );
	const [ said, setSaid ] = useState< Said >( { words: '' } );
	const next = useRef< ( () => HTMLElement | null | undefined ) | null >( null );
	const root = () => document.getElementById( `${ field.id }_field` );
	const words = wordsOf( field );
	const name = ( row: number ) => rowLabel( field, row );

	useLayoutEffect( () => count( rows.length ), [ count, rows.length ] );
	const first = useRef( rows );
	useEffect( () => {
		if ( rows === first.current ) {
			return;
		}
		next.current?.()?.focus();
		next.current = null;
		// Drafts, conditions and formulas have something new to read.
		root()?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only where rows came or went.
	}, [ rows ] );

	// A reset begins again; a draft that comes back does not take what was typed meanwhile.
	const before = useRef( { resets, values } );
	useEffect( () => {
		const isReset = before.current.values === values;
		if ( before.current.resets === resets ) {
			return;
		}
		before.current = { resets, values };
		const begun = firstRows( field, values );
		if ( isReset ) {
			setRows( begun.map( shown ) );
			setSaid( { words: '' } );
		} else {
			// What stands in rows that are there is written by the draft itself.
			setRows( ( there ) => [
				...begun.map( ( own, row ) => ( {
					...shown( own ),
					...( there[ row ] && { key: there[ row ].key } ),
				} ) ),
				...there.slice( begun.length ),
			] );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The field is always the same.
	}, [ resets, values ] );

	const insert = ( row: number, own: RowValues, news: string ) => {
		const typed = typedRows( form, field, rows.length );
		form.store.set( { errors: moved( field, form.store.get().errors, row, 1 ) } );
		next.current = () => firstControl( document.getElementById( `${ field.id }_${ row }` ) );
		setRows( [ ...rows.slice( 0, row ), shown( own ), ...typed.slice( row ).map( shown ) ] );
		setSaid( { words: withName( news, name( row ) ) } );
	};
	const remove = ( row: number ) => {
		const typed = typedRows( form, field, rows.length );
		const gone = typed[ row ] ?? {};
		form.store.set( { errors: moved( field, form.store.get().errors, row, -1 ) } );
		next.current = () => {
			const buttons = root()?.querySelectorAll< HTMLElement >( '.vestibule-row__remove' ) ?? [];
			return (
				buttons[ Math.min( row, buttons.length - 1 ) ] ??
				root()?.querySelector< HTMLElement >( '.vestibule-rows__add' )
			);
		};
		setRows( [ ...rows.slice( 0, row ), ...typed.slice( row + 1 ).map( shown ) ] );
		setSaid( {
			words: withName( words.removed, name( row ) ),
			...( ! isEmptyRow( field, gone ) && { gone: { row, values: gone } } ),
		} );
	};
	const { gone } = said;
	const status = (
		<>
			{ said.words }
			{ gone && rows.length < mostRows( field ) ? (
				<>
					{ ' ' }
					<button
						className="vestibule-rows__undo"
						type="button"
						onClick={ () => insert( Math.min( gone.row, rows.length ), gone.values, words.restored ?? '' ) }
					>
						{ words.undo }
					</button>
				</>
			) : null }
		</>
	);
	return (
		<Rows
			{ ...props }
			count={ Math.max( rows.length, leastRows( field ) ) }
			keyOf={ ( row ) => rows[ row ]?.key ?? row }
			drawn={ ( row ) => (
				<RowFields { ...props } types={ types } row={ row } own={ rows[ row ]?.values ?? {} } />
			) }
			add={ () => insert( rows.length, initialOf( field ), words.added ?? '' ) }
			remove={ remove }
			status={ said.words === '' ? null : status }
		/>
	);
}
