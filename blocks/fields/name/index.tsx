import { people } from '@wordpress/icons';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { PartsControl, partSlots } from '../kit/editor/PartsControl';
import { partsPreview, type PartKey } from '../kit/editor/parts';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Parts } from '../kit/controls';
import metadata from './block.json';

/** Parts of a name, in the order in which the form shows them. */
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
