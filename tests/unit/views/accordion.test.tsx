import { Buttons, Item } from '../../../blocks/accordion/views/Item';
import { parity } from './parity';

type Props =
	{ part: 'item'; id: string; level: number } | { part: 'buttons'; words: { openAll: string; closeAll: string } };

parity< Props >( 'accordion-views', ( props ) =>
	props.part === 'item' ? (
		<Item
			id={ props.id }
			level={ props.level }
			title={ <span className="vestibule-accordion-item__words" /> }
			content={ <div className="vestibule-accordion-item__content" /> }
		/>
	) : (
		<Buttons words={ props.words } />
	)
);
