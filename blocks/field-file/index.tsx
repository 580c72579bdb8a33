import { upload } from '@wordpress/icons';
import { previewFiles } from '../form/field-editor/files';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: upload,
	order: 140,
	answer: 'presence',
	related: [ 'image' ],
	Settings,
	preview: previewFiles( [ 'images', 'documents' ] ),
};
