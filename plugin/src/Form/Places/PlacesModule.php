<?php

declare(strict_types=1);

namespace Vestibule\Form\Places;

use Vestibule\Form\FormPostType;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** Says where a form is shown before it goes, and brings it back as it was. */
final class PlacesModule implements Module {

	public function register(): void {
		add_action( 'rest_api_init', static fn () => ( new FormRoutes( new Places() ) )->register() );
		add_action( 'load-post.php', static fn () => ( new TrashScreen( new Places() ) )->send() );
		add_action( 'load-edit.php', static fn () => ( new TrashScreen( new Places() ) )->back() );
		add_action( 'load-edit.php', static fn () => ( new TrashScreen( new Places() ) )->ask() );
		add_filter( 'wp_untrash_post_status', $this->statusBefore( ... ), 10, 3 );
	}

	/** WordPress restores everything as a draft, which would leave the pages of a restored form as empty as before. */
	private function statusBefore( string $status, int $post_id, string $before ): string {
		return FormPostType::NAME === get_post_type( $post_id ) && '' !== $before ? $before : $status;
	}
}
