<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Closure;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Forms\Places\ShortCode;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Post type for forms, with their settings and their shortcode. Users who can edit pages can edit forms in the block
 * editor. Searches, sitemaps, `?p=` and REST exclude forms, because visitors only see forms on pages that contain them.
 * This class is loaded on every page, so it creates other objects only when they are needed.
 */
final class FormRegistration {

	/** Contracts of form settings that are registered without additional labels for messages. */
	private const SETTINGS = array(
		'form-settings',
		'form-confirmations',
		'form-steps',
		'form-saving',
		'form-limits',
		'form-opt-in',
	);

	/**
	 * @param Closure(): BlockReader $blocks
	 * @param Closure(): ShortCode   $shortCode
	 * @param Closure(): DefaultForm $default
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $blocks,
		private readonly Closure $shortCode,
		private readonly Closure $default,
	) {}

	/**
	 * Registers the post type, its meta and the shortcode. Also runs on activation, because `init` has already fired by
	 * then.
	 */
	#[Hook( 'init', 5 )]
	#[Hook( 'activate_{plugin}', 5 )]
	public function register(): void {
		PostType::register(
			FormPostType::NAME,
			self::labels(),
			array(
				'show_in_admin_bar'     => true,
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-forms',
				'rest_controller_class' => FormsController::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
			)
		);
		$this->registerMeta();
		$render = fn ( array|string $attributes ): string => ( $this->shortCode )()->render( $attributes );
		add_shortcode( 'vestibule_form', $render );
	}

	/** Sets the controller, which reads the blocks of forms, before WordPress registers the routes of post types. */
	#[Hook( 'rest_api_init' )]
	public function setController(): void {
		$type = get_post_type_object( FormPostType::NAME );
		if ( null !== $type ) {
			$type->rest_controller = new FormsController( FormPostType::NAME, ( $this->blocks )() );
		}
	}

	/** Creates the default form in networks, because the plugin is not activated separately on each network site. */
	#[Hook( 'admin_init' )]
	public function createDefaultOnNetwork(): void {
		is_multisite() && ( $this->default )()->seed();
	}

	/**
	 * @param array<string, mixed> $types
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_sitemaps_post_types' )]
	public static function withoutForms( array $types ): array {
		return array_diff_key( $types, array( FormPostType::NAME => true ) );
	}

	private function registerMeta(): void {
		register_post_meta(
			FormPostType::NAME,
			FormPostType::NUMBER,
			array(
				'type'          => 'integer',
				'single'        => true,
				'description'   => __( 'ID of the form. It never changes.', 'vestibule' ),
				'show_in_rest'  => array( 'schema' => array( 'type' => 'integer', 'readonly' => true ) ),
				'auth_callback' => '__return_false',
			)
		);
		foreach ( self::SETTINGS as $contract ) {
			PostSettings::register( $this->schema, FormPostType::NAME, $contract );
		}
		$key   = PostSettings::key( 'form-spam' );
		$names = static fn (): array => array( $key => __( 'Spam protection', 'vestibule' ) );
		PostSettings::register( $this->schema, FormPostType::NAME, 'form-spam', names: $names );
	}

	/** @return array{name: string, singular_name: string, add_new_item: string, ...<string, string>} */
	private static function labels(): array {
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
