import { image } from '@wordpress/icons';
import { previewFiles } from '../form/field-editor/files';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: image,
	order: 145,
	answer: 'presence',
	related: [ 'file' ],
	Settings,
	preview: previewFiles( [ 'images' ] ),
};
