<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Contracts\Schema;
use Vestibule\View\PostType;

/**
 * The post type of support accounts: made by those who edit pages; a guest meets an account only in the chat, never by
 * itself.
 */
final class AccountPostType {

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		PostType::register( Accounts::TYPE, $this->labels(), array( 'supports' => array( 'title', 'thumbnail', 'page-attributes' ) ) );
		PostType::registerSettings( Accounts::TYPE, Accounts::META, array( 'sanitize_callback' => ( new Accounts( $this->schema ) )->fit( ... ) ) );
	}

	/** @return array<string, string> */
	private function labels(): array {
		return array(
			'name'               => __( 'Chat accounts', 'vestibule' ),
			'singular_name'      => __( 'Chat account', 'vestibule' ),
			'menu_name'          => __( 'Chat accounts', 'vestibule' ),
			'all_items'          => __( 'Chat accounts', 'vestibule' ),
			'add_new'            => __( 'Add chat account', 'vestibule' ),
			'add_new_item'       => __( 'Add chat account', 'vestibule' ),
			'edit_item'          => __( 'Edit chat account', 'vestibule' ),
			'new_item'           => __( 'New chat account', 'vestibule' ),
			'search_items'       => __( 'Search chat accounts', 'vestibule' ),
			'featured_image'     => __( 'Picture', 'vestibule' ),
			'set_featured_image' => __( 'Choose picture', 'vestibule' ),
			'not_found'          => __( 'No chat accounts yet. Add one, and visitors can write to it.', 'vestibule' ),
			'not_found_in_trash' => __( 'No chat accounts in the Trash.', 'vestibule' ),
		);
	}
}
