import { upload } from '@wordpress/icons';
import { FORMATS, previewFiles } from '../form/field-editor/files';
import { FileSettings } from '../form/field-editor/inspector/FileSettings';
import type { FieldPanelProps } from '../form/field-editor/kinds';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { Files } from '../form/field-parts/files/Files';
import metadata from './block.json';

const OFFERED = Object.values( FORMATS ).flat();

const Settings = ( props: FieldPanelProps ) => <FileSettings { ...props } offered={ OFFERED } hasGroups />;

export const field: FieldBlock = {
	metadata,
	View: Files,
	icon: upload,
	order: 140,
	answer: 'presence',
	related: [ 'image' ],
	Settings,
	preview: previewFiles( [ 'images', 'documents' ] ),
};
