import { people } from '@wordpress/icons';
import type { FieldPanelProps } from '../form/field-editor/kinds';
import { PartsControl } from '../form/field-editor/parts/PartsControl';
import { partSlots } from '../form/field-editor/parts/partSlots';
import { partsPreview, type PartKey } from '../form/field-editor/parts/parts';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { Parts } from '../form/field-parts/Parts';
import metadata from './block.json';

/** The parts of a name, in the order in which they are asked. */
const KEYS: readonly PartKey[] = [ 'first_name', 'middle_name', 'last_name' ];

const Settings = ( props: FieldPanelProps ) => <PartsControl { ...props } keys={ KEYS } />;

export const field: FieldBlock = {
	metadata,
	View: Parts,
	icon: people,
	order: 10,
	hasRequired: false,
	slots: partSlots( KEYS ),
	preview: partsPreview( KEYS ),
	Settings,
};
