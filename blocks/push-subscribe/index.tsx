import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Edit } from './Edit';
import metadata from './block.json';
import './style.css';

registerBlockType( metadata.name, { edit: Edit, save: () => null } as unknown as BlockConfiguration );
