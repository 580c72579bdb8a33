import { Buttons, SlottedItem } from '../../../blocks/accordion/views/Item';
import type { AccordionProps } from '../../../src/contracts/accordion-props';
import { parity } from './parity';

type Props = { part: 'item'; id: string; level: number } | { part: 'buttons'; words: AccordionProps[ 'words' ] };

parity< Props >( 'accordion-views', ( props ) =>
	props.part === 'item' ? <SlottedItem id={ props.id } level={ props.level } /> : <Buttons words={ props.words } />
);
