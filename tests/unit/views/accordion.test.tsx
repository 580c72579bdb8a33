import { Buttons } from '../../../blocks/accordion/views/Buttons';
import { SlottedItem } from '../../../blocks/accordion/views/SlottedItem';
import type { AccordionProps } from '../../../src/contracts/accordion-props';
import { parity } from './parity';

type Props = { part: 'item'; id: string; level: number } | { part: 'buttons'; words: AccordionProps[ 'words' ] };

parity< Props >( 'accordion-views', ( props ) =>
	props.part === 'item' ? <SlottedItem id={ props.id } level={ props.level } /> : <Buttons words={ props.words } />
);
