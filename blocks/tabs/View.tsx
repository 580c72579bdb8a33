import type { CSSProperties, KeyboardEvent } from 'react';
import type { TabsProps } from '../../src/contracts/tabs-props';
import { Slot } from '../../src/islands/slots';

export interface TabsViewProps extends Omit< TabsProps, 'activation' > {
	/** Whether the selected panel is expanded. Defined only if each title is above its panel. */
	isExpanded?: boolean | undefined;
	onSelect?: ( index: number ) => void;
	onKeyDown?: ( event: KeyboardEvent ) => void;
}

/**
 * Returns the CSS order of a title and its panel. It is the same for both, so that each title is above its panel if the
 * layout has a single column.
 */
const place = ( index: number ): CSSProperties => ( { order: index + 1 } );

/**
 * Row of titles, followed by the panels. The markup is the same in all layouts and on the server
 * (`plugin/src/Site/Tabs/TabsView.php`). All titles load before the first panel, so that slow connections cause no
 * layout shifts. The last element marks that all panels have loaded. The text of a title has the ID for the URL hash,
 * because browsers can scroll to this text in every layout without focusing it.
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
					// Browsers can still find text in a hidden panel. With a role, a name or a tabindex, the panel
					// would be an empty panel for screen readers.
					{ ...( isShown( index ) && { role: 'tabpanel', 'aria-labelledby': `${ id }--tab`, tabIndex: 0 } ) }
					hidden={ ! isShown( index ) }
					style={ place( index ) }
				/>
			) ) }
			<span className="vestibule-tabs__end" hidden />
		</>
	);
}
