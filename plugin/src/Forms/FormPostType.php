<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Setting\PostSettings;
use WP_REST_Posts_Controller;

/**
 * The post type of forms: edited in the block editor by those who edit pages, and never a page of its own.
 * A guest sees a form only where a page shows it, so search, sitemap, ?p= and REST leave it out.
 */
final class FormPostType {

	public const NAME = 'vestibule_form';

	/** The public number, which the calls name form_id. */
	public const NUMBER = 'vestibule_form_id';

	public const SETTINGS = 'vestibule_form_settings';

	/** @param class-string<WP_REST_Posts_Controller> $controller Of its REST route. */
	public function __construct( private readonly Schema $schema, private readonly string $controller ) {}

	public function register(): void {
		PostType::register(
			self::NAME,
			$this->labels(),
			array(
				'show_in_admin_bar'     => true,
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-forms',
				'rest_controller_class' => $this->controller,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
			)
		);
		$this->registerMeta();
	}

	private function registerMeta(): void {
		register_post_meta(
			self::NAME,
			self::NUMBER,
			array(
				'type'          => 'integer',
				'single'        => true,
				'description'   => __( 'The number of the form. It is given once and never changes.', 'vestibule' ),
				'show_in_rest'  => array( 'schema' => array( 'type' => 'integer', 'readonly' => true ) ),
				'auth_callback' => '__return_false',
			)
		);
		PostSettings::register( $this->schema, self::NAME, 'form-settings' );
	}

	/** @return array{name: string, singular_name: string, add_new_item: string, ...<string, string>} */
	private function labels(): array {
		return array(
			'name'               => __( 'Forms', 'vestibule' ),
			'singular_name'      => __( 'Form', 'vestibule' ),
			'add_new_item'       => __( 'Add form', 'vestibule' ),
			'edit_item'          => __( 'Edit form', 'vestibule' ),
			'new_item'           => __( 'New form', 'vestibule' ),
			'view_item'          => __( 'View form', 'vestibule' ),
			'search_items'       => __( 'Search forms', 'vestibule' ),
			'not_found'          => __( 'No forms yet. Add one to show it on a page.', 'vestibule' ),
			'not_found_in_trash' => __( 'No forms in the Trash.', 'vestibule' ),
			'item_published'     => __( 'Form published.', 'vestibule' ),
			'item_updated'       => __( 'Form updated.', 'vestibule' ),
		);
	}
}
