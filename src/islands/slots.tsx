import { createContext, useCallback, useContext } from 'react';

/** Server-rendered nodes of each slot of an island, by slot name. */
export type Kept = ReadonlyMap< string, Node[] >;

export const SlotsContext = createContext< Kept >( new Map() );

/** Shared constant, because React 19 empties a slot on the next render if the object has changed. */
const NOTHING = { __html: '' };

interface SlotProps extends React.HTMLAttributes< HTMLElement > {
	/** Name of the slot, unique within the island. */
	name: string;
	as?: 'div' | 'span' | 'ul' | 'li';
	className?: string;
}

/**
 * Element whose content comes from the server and is not managed by React. If React renders the island again after a
 * hydration mismatch, the server's nodes are inserted before the browser paints.
 */
export function Slot( { name, as: Element = 'div', ...rest }: SlotProps ) {
	const kept = useContext( SlotsContext ).get( name );
	// This is a ref callback, because the server renderer used in tests warns about layout effects.
	const fill = useCallback(
		( place: HTMLElement | null ) => {
			if ( place && ! place.hasChildNodes() && kept ) {
				place.append( ...kept );
			}
		},
		[ kept ]
	);
	return (
		<Element
			{ ...rest }
			ref={ fill }
			data-slot={ name }
			suppressHydrationWarning
			dangerouslySetInnerHTML={ NOTHING }
		/>
	);
}

/** Returns the slots of this island, without those of nested islands. */
function slotsOf( island: HTMLElement ): HTMLElement[] {
	return [ ...island.querySelectorAll< HTMLElement >( '[data-slot]' ) ].filter( ( slot ) => {
		const around = slot.parentElement?.closest( '[data-slot], [data-island]' );
		return ! around || around === island || ! island.contains( around );
	} );
}

export function keep( island: HTMLElement ): Kept {
	return new Map( slotsOf( island ).map( ( slot ) => [ slot.dataset.slot ?? '', [ ...slot.childNodes ] ] ) );
}

/** Moves the nodes of the slots from React's elements back to the server's elements after an error. */
export function giveBack( island: HTMLElement, kept: Kept ): void {
	for ( const slot of slotsOf( island ) ) {
		slot.replaceChildren( ...( kept.get( slot.dataset.slot ?? '' ) ?? [] ) );
	}
}
