import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from './fixtures';
import { SIGNED_IN } from './site';

interface Institute {
	pageUtils: PageUtils;
	editor: Editor;
	admin: Admin;
}

/** Page of an administrator, with WordPress's helpers for wp-admin and the editor. */
export const test = base.extend< Institute >( {
	storageState: SIGNED_IN,
	pageUtils: async ( { page, browserName }, use ) => use( new PageUtils( { page, browserName } ) ),
	editor: async ( { page }, use ) => use( new Editor( { page } ) ),
	admin: async ( { page, pageUtils, editor }, use ) => use( new Admin( { page, pageUtils, editor } ) ),
} );

export { expect } from './fixtures';
