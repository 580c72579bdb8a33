import { createContext, useCallback, useContext } from 'react';

/** What the server printed in each slot of an island, by the slot's name. */
export type Kept = ReadonlyMap< string, Node[] >;

export const SlotsContext = createContext< Kept >( new Map() );

/** One constant for all slots: React 19 empties a slot whose object is a new one at the next drawing. */
const NOTHING = { __html: '' };

interface SlotProps extends React.HTMLAttributes< HTMLElement > {
	/** Unique within the island. */
	name: string;
	as?: 'div' | 'span' | 'ul' | 'li';
	className?: string;
}

/**
 * A place whose content belongs to the page's author. React never looks into it. Where server and browser differed and
 * React drew the island again, the server's own nodes come back before the browser paints.
 */
export function Slot( { name, as: Element = 'div', ...rest }: SlotProps ) {
	const kept = useContext( SlotsContext ).get( name );
	// Not an effect: the server's renderer, which tests use, complains about those that run before the browser paints.
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

/** The slots of this island, without those of islands inside them. */
function slotsOf( island: HTMLElement ): HTMLElement[] {
	return [ ...island.querySelectorAll< HTMLElement >( '[data-slot]' ) ].filter( ( slot ) => {
		const around = slot.parentElement?.closest( '[data-slot], [data-island]' );
		return ! around || around === island || ! island.contains( around );
	} );
}

export function keep( island: HTMLElement ): Kept {
	return new Map( slotsOf( island ).map( ( slot ) => [ slot.dataset.slot ?? '', [ ...slot.childNodes ] ] ) );
}

/** After a fault: what was moved into React's own nodes goes back to the server's. */
export function giveBack( island: HTMLElement, kept: Kept ): void {
	for ( const slot of slotsOf( island ) ) {
		slot.replaceChildren( ...( kept.get( slot.dataset.slot ?? '' ) ?? [] ) );
	}
}
