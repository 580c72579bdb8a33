<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use Vestibule\Contract\Course as Settings;
use Closure;
use Vestibule\Courses\Blocks\CourseBindings;
use Vestibule\Courses\Field\CourseField;
use Vestibule\Courses\Lists\CourseQuery;
use Vestibule\Courses\Pages\CoursePages;
use Vestibule\Fields\FieldTypesRegistering;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use WP;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the post type for courses and its taxonomies. Loads the other classes of this package only when a request
 * needs them. Runs on every request, so names are repeated as literals. Using the constants of other classes would load
 * these classes.
 */
final class CourseType {

	private const NAME  = 'vestibule_course';
	private const TOPIC = 'vestibule_course_topic';
	private const LEVEL = 'vestibule_course_level';

	/**
	 * @param Closure(): CoursePages    $pages
	 * @param Closure(): CourseBindings $bindings
	 * @param Closure(): CourseQuery    $list
	 * @param Closure(): CourseField    $field
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $pages,
		private readonly Closure $bindings,
		private readonly Closure $list,
		private readonly Closure $field,
	) {}

	/** Also runs on activation, because `init` has already fired by then. */
	#[Hook( 'init', 5 )]
	#[Hook( 'activate_{plugin}', 5 )]
	public function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'       => array(
					'name'               => __( 'Courses', 'vestibule' ),
					'singular_name'      => __( 'Course', 'vestibule' ),
					'add_new'            => __( 'Add course', 'vestibule' ),
					'add_new_item'       => __( 'Add course', 'vestibule' ),
					'edit_item'          => __( 'Edit course', 'vestibule' ),
					'new_item'           => __( 'New course', 'vestibule' ),
					'view_item'          => __( 'View course', 'vestibule' ),
					'view_items'         => __( 'View courses', 'vestibule' ),
					'search_items'       => __( 'Search courses', 'vestibule' ),
					'not_found'          => __(
						'No courses yet. Add one so that visitors can register for it.',
						'vestibule'
					),
					'not_found_in_trash' => __( 'No courses in the Trash.', 'vestibule' ),
					'all_items'          => __( 'Courses', 'vestibule' ),
					'archives'           => __( 'Courses', 'vestibule' ),
					'item_published'     => __( 'Course published.', 'vestibule' ),
					'item_updated'       => __( 'Course updated.', 'vestibule' ),
				),
				'public'       => true,
				'menu_icon'    => 'dashicons-welcome-learn-more',
				'menu_position' => 26,
				'show_in_rest' => true,
				'rest_base'    => 'vestibule-courses',
				'supports'     => array(
					'title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions', 'custom-fields',
				),
				'taxonomies'   => array( self::TOPIC, self::LEVEL ),
				'capability_type' => 'page',
				'map_meta_cap' => true,
				// No archive: lists are pages, and many sites have a page with the URL "courses".
				'has_archive'  => false,
				'rewrite'      => array( 'slug' => self::slug(), 'with_front' => false ),
			)
		);
		$this->registerTaxonomies();
		$names  = static fn (): array => CourseNames::all();
		$faults = fn ( mixed $sent ): array => CourseFaults::in( $this->schema->values( Settings::class, $sent ) );
		PostSettings::register( $this->schema, self::NAME, 'course', names: $names, faults: $faults );
	}

	/** Registers the block bindings source for the details of a course. */
	#[Hook( 'init' )]
	public function registerBindings(): void {
		register_block_bindings_source(
			'vestibule/course',
			array(
				'label'              => __( 'Course', 'vestibule' ),
				'get_value_callback' => fn ( array $arguments, WP_Block $block ): string =>
					( $this->bindings )()->value( $arguments, $block ),
				'uses_context'       => array( 'postId' ),
			)
		);
	}

	#[Hook]
	public function addField( FieldTypesRegistering $registering ): void {
		$registering->add( ( $this->field )() );
	}

	#[Hook( 'parse_request' )]
	public function showPage( WP $wp ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The page checks the secret of its link, and feeds are public.
		if ( isset( $_GET['vestibule_registration'] ) || isset( $_GET['vestibule_course_feed'] ) ) {
			( $this->pages )()->show( $wp );
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	#[Hook( 'query_loop_block_query_vars' )]
	public function changeList( array $query ): array {
		return in_array( $query['post_type'] ?? '', array( self::NAME, array( self::NAME ) ), true )
			? ( $this->list )()->change( $query )
			: $query;
	}

	/** Adds the course URLs to the site's rewrite rules once, for example after a plugin update. */
	#[Hook( 'admin_init' )]
	public static function addUrls(): void {
		$rules = get_option( 'rewrite_rules' );
		$rules = is_array( $rules ) ? array_keys( $rules ) : array();
		if ( array() !== $rules && array() === preg_grep( '~^' . self::slug() . '/~', $rules ) ) {
			flush_rewrite_rules( false );
		}
	}

	/**
	 * Returns the first part of course URLs. It is not translated, because URLs must not depend on the user's language.
	 */
	private static function slug(): string {
		/**
		 * Filters the first part of course URLs. After a change, save the permalink settings.
		 *
		 * @param string $slug First part of the URLs, such as `course`.
		 */
		$slug = apply_filters( 'vestibule/course_slug', 'course' );
		return is_string( $slug ) && '' !== $slug ? sanitize_title( $slug ) : 'course';
	}

	private function registerTaxonomies(): void {
		$shared = array(
			'public'            => true,
			'hierarchical'      => true,
			'show_in_rest'      => true,
			'show_admin_column' => true,
			'capabilities'      => array(
				'manage_terms' => 'edit_pages',
				'edit_terms'   => 'edit_pages',
				'delete_terms' => 'edit_pages',
				'assign_terms' => 'edit_pages',
			),
		);
		register_taxonomy(
			self::TOPIC,
			self::NAME,
			$shared + array(
				'labels'  => array(
					'name'          => __( 'Topics', 'vestibule' ),
					'singular_name' => __( 'Topic', 'vestibule' ),
					'add_new_item'  => __( 'Add topic', 'vestibule' ),
					'edit_item'     => __( 'Edit topic', 'vestibule' ),
					'all_items'     => __( 'All topics', 'vestibule' ),
				),
				'rewrite' => array( 'slug' => self::slug() . '-topic', 'with_front' => false ),
			)
		);
		register_taxonomy(
			self::LEVEL,
			self::NAME,
			$shared + array(
				'labels'  => array(
					'name'          => __( 'Levels', 'vestibule' ),
					'singular_name' => __( 'Level', 'vestibule' ),
					'add_new_item'  => __( 'Add level', 'vestibule' ),
					'edit_item'     => __( 'Edit level', 'vestibule' ),
					'all_items'     => __( 'All levels', 'vestibule' ),
				),
				'rewrite' => array( 'slug' => self::slug() . '-level', 'with_front' => false ),
			)
		);
	}
}
