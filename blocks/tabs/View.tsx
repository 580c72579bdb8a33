import type { CSSProperties, KeyboardEvent } from 'react';
import type { TabsProps } from '../../src/contracts/tabs-props';
import { Slot } from '../../src/islands/slots';

export interface TabsViewProps extends Omit< TabsProps, 'activation' > {
	/** Only where the titles stand above their panels: whether the open one is not closed again. */
	isExpanded?: boolean | undefined;
	onSelect?: ( index: number ) => void;
	onKeyDown?: ( event: KeyboardEvent ) => void;
}

/**
 * Title and panel have the same place: where the layout puts both into one column, each title comes above its panel.
 */
const place = ( index: number ): CSSProperties => ( { order: index + 1 } );

/**
 * One row of titles, then the panels, in every layout (`plugin/src/Site/Tabs/TabsView.php` prints the same). All titles are
 * there before the first long panel has come over a slow line, so that nothing above it moves; the last element says
 * that all panels have come. A hash names the words of a title: the place to scroll to in every layout, and nothing
 * that could take the focus.
 */
export function TabsView( { ids, open, label, orientation, isExpanded, onSelect, onKeyDown }: TabsViewProps ) {
	const isShown = ( index: number ) => index === open && isExpanded !== false;
	return (
		<>
			<div className="vestibule-tabs__list" role="tablist" aria-label={ label } aria-orientation={ orientation }>
				{ ids.map( ( id, index ) => (
					<button
						key={ id }
						type="button"
						className="vestibule-tabs__tab"
						role="tab"
						id={ `${ id }--tab` }
						aria-selected={ index === open }
						aria-controls={ `${ id }--panel` }
						aria-expanded={ isExpanded === undefined ? undefined : index === open && isExpanded }
						tabIndex={ index === open ? 0 : -1 }
						style={ place( index ) }
						onClick={ () => onSelect?.( index ) }
						onKeyDown={ onKeyDown }
					>
						<Slot as="span" className="vestibule-tabs__title" id={ id } name={ `title-${ index }` } />
					</button>
				) ) }
			</div>
			<Slot as="span" name="start" hidden />
			{ ids.map( ( id, index ) => (
				<Slot
					key={ id }
					name={ `panel-${ index }` }
					className="vestibule-tabs__panel"
					id={ `${ id }--panel` }
					// A hidden panel keeps its box for find in page; with a role, a name or a tab stop it would be an
					// empty panel to screen readers.
					{ ...( isShown( index ) && { role: 'tabpanel', 'aria-labelledby': `${ id }--tab`, tabIndex: 0 } ) }
					hidden={ ! isShown( index ) }
					style={ place( index ) }
				/>
			) ) }
			<span className="vestibule-tabs__end" hidden />
		</>
	);
}
