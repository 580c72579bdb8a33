import { upload } from '@wordpress/icons';
import { FORMATS, previewFiles } from '../kit/editor/files';
import { FileSettings } from '../kit/editor/inspector/FileSettings';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Files } from '../kit/files/Files';
import metadata from './block.json';

const OFFERED = Object.values( FORMATS ).flat();

const Settings = ( props: FieldPanelProps ) => <FileSettings { ...props } offered={ OFFERED } hasGroups />;

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Files,
	icon: upload,
	order: 140,
	answer: 'presence',
	related: [ 'image' ],
	Settings,
	preview: previewFiles( [ 'images', 'documents' ] ),
};
