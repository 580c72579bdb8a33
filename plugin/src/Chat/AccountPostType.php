<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Contracts\Schema;
use Vestibule\View\AdminScreen;

/**
 * The post type of support accounts: made by those who edit pages; a guest meets an account only in the chat, never by
 * itself.
 */
final class AccountPostType {

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		register_post_type(
			Accounts::TYPE,
			array(
				'labels'              => $this->labels(),
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_ui'             => true,
				'show_in_menu'        => AdminScreen::MENU,
				'show_in_nav_menus'   => false,
				'show_in_admin_bar'   => false,
				'show_in_rest'        => false,
				'capability_type'     => 'page',
				'map_meta_cap'        => true,
				'hierarchical'        => false,
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => true,
				'delete_with_user'    => false,
				'supports'            => array( 'title', 'thumbnail', 'page-attributes' ),
			)
		);
		register_post_meta(
			Accounts::TYPE,
			Accounts::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'sanitize_callback' => ( new Accounts( $this->schema ) )->fit( ... ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
			)
		);
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
