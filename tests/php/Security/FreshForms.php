<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Vestibule\Tests\Forms\FormSite;

/**
 * For tests that rewrite form 4: the plugin remembers a form for the length of a request, and a whole run is one
 * request.
 */
trait FreshForms {

	protected function tearDown(): void {
		parent::tearDown();
		$form = get_post( ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0 );
		do_action( 'save_post_vestibule_form', $form->ID ?? 0, $form, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}
}
