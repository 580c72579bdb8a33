<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Fields\Tree\ConfirmationBlocks;
use Vestibule\Fields\Tree\FieldReader;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Setting\PostSettings;
use WP_Block_Editor_Context;

/**
 * The post type of forms: edited in the block editor by those who edit pages, and never a page of its own.
 * A guest sees a form only where a page shows it, so search, sitemap, ?p= and REST leave it out.
 */
final class FormPostType {

	public const NAME = 'vestibule_form';

	/** The public number, which the calls name form_id. */
	public const NUMBER = 'vestibule_form_id';

	public const SETTINGS = 'vestibule_form_settings';

	/** What sets the fields out, as a form's editor offers it. */
	private const LAYOUT = array(
		'core/heading',
		'core/paragraph',
		'core/group',
		'core/columns',
		'core/column',
		'core/separator',
		'core/spacer',
		'core/list',
		'core/list-item',
		'core/image',
		'core/buttons',
		'core/button',
	);

	public function __construct( private readonly Schema $schema, private readonly FieldTypes $types ) {}

	public function register(): void {
		PostType::register(
			self::NAME,
			$this->labels(),
			array(
				'show_in_admin_bar'     => true,
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-forms',
				'rest_controller_class' => FormsController::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
			)
		);
		$this->registerMeta();
	}

	/** On rest_api_init, before WordPress makes the routes of post types: the controller reads the blocks of forms. */
	public function addController(): void {
		$type = get_post_type_object( self::NAME );
		if ( null !== $type ) {
			$type->rest_controller = new FormsController( self::NAME, new BlockReader( $this->types, new FieldReader( $this->schema ) ) );
		}
	}

	/**
	 * The blocks that the editor of a form offers: fields, and what sets them out.
	 *
	 * @param bool|list<string> $allowed
	 * @return bool|list<string>
	 */
	public function onlyFormBlocks( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return self::NAME === ( $context->post->post_type ?? '' ) ? $this->blocks() : $allowed;
	}

	/** @return list<string> */
	private function blocks(): array {
		return array( ...$this->types->blocks(), 'vestibule/step', 'vestibule/section', 'vestibule/submit', ConfirmationBlocks::BLOCK, ...self::LAYOUT );
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
