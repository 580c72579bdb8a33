<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\ChatSettings;

/**
 * Creates the pages, forms, courses, chat accounts, menus and the footer of the demo site. Also applies the site
 * settings that refer to them.
 *
 * @phpstan-type Field array{0: string, 1: string, 2: array<string, mixed>, 3?: list<mixed>}
 */
final class Site {

	/**
	 * Matches a lead paragraph at the start of the content. It becomes the excerpt of the page, which page headers and
	 * search results display.
	 */
	private const LEAD = '~^<!-- wp:paragraph {"className":"is-style-lead"} -->\s*<p class="is-style-lead">(.+?)</p>\s*<!-- /wp:paragraph -->\s*~s';

	/** Properties of a course in courses.php that don't belong to its dates. */
	private const TEXTS = array( 'title', 'summary', 'level', 'price' );

	/** Settings of a course with single dates, of which visitors choose one or more. */
	private const SINGLE = array( 'whole' => false, 'single' => true, 'maxPeople' => 1 );

	/** @param string $content Folder with the lists of pages, courses, accounts and fields. */
	public function __construct(
		private readonly string $content,
		private readonly Posts $posts,
		private readonly Texts $texts,
		private readonly Pictures $pictures,
		private readonly Settings $settings,
	) {}

	public function writePages(): void {
		$this->writeForms();
		$ids = $this->pages();
		$this->settings->apply(
			array(
				'page_on_front'              => $ids['home'] ?? 0,
				'page_for_posts'             => $ids['news'] ?? 0,
				'wp_page_for_privacy_policy' => $ids['privacy'] ?? 0,
			),
			array( ChatSettings::OPTION => $this->chatSettings() ) + array_filter(
				array( 'site_logo' => $this->pictures->attachLogo() )
			)
		);
	}

	/**
	 * Creates the courses of the next term, and the form to register for them. Runs before the pages are created,
	 * because pages display the courses.
	 */
	public function writeCourses(): void {
		$form = $this->saveForm(
			'course-place',
			__( 'Course registration', 'vestibule' ),
			__( 'Register', 'vestibule' )
		);
		/** @var array<string, array{title: string, summary: string, price: string, level?: string, dates?: list<array<string, string>>}> $courses */
		$courses = require "{$this->content}/courses.php";
		$series  = array( 'start' => current_datetime()->modify( '+21 days next monday' )->format( 'Y-m-d' ) );
		foreach ( $courses as $slug => $course ) {
			$dates = array_diff_key( $course, array_flip( self::TEXTS ) );
			$id    = $this->posts->save(
				Courses::NAME,
				$slug,
				array(
					'post_title'   => $course['title'],
					'post_excerpt' => $course['summary'],
					'post_content' => $this->texts->read( "courses/{$slug}" ),
				),
				array(
					Courses::META => array(
						'timezone' => 'Europe/Berlin',
						'capacity' => 10,
						'price'    => $course['price'],
						'form'     => $form,
					) + (
						isset( $course['dates'] )
							? self::SINGLE + $dates
							: array( 'series' => array( $series + $dates ), 'maxPeople' => 4 )
					),
				)
			);
			if ( isset( $course['level'] ) ) {
				$this->file( $id, $course['level'], Courses::LEVEL );
			}
		}
	}

	/** Creates the chat accounts. */
	public function writeAccounts(): void {
		/** @var array<string, array<string, mixed>> $accounts */
		$accounts = require "{$this->content}/accounts.php";
		$order    = 0;
		foreach ( $accounts as $slug => $account ) {
			$name = is_string( $account['name'] ?? null ) ? $account['name'] : '';
			$this->posts->save(
				Accounts::TYPE,
				$slug,
				array( 'post_title' => $name, 'menu_order' => $order++ ),
				array( Accounts::META => array_diff_key( $account, array( 'name' => '' ) ) )
			);
		}
	}

	/** Creates the menus and the footer as content, so that they don't depend on the theme. */
	public function writeMenus(): void {
		foreach ( $this->menus() as $slug => $title ) {
			$fields = array( 'post_title' => $title, 'post_content' => $this->texts->read( "menus/$slug" ) );
			$this->posts->save(
				'wp_navigation',
				$slug,
				$fields + (
					'institute' === $slug
						? array()
						: array( 'post_date' => current_datetime()->modify( '-1 day' )->format( 'Y-m-d H:i:s' ) )
				)
			);
		}
		$footer = $this->posts->save(
			'wp_template_part',
			'footer',
			array( 'post_title' => __( 'Footer', 'vestibule' ), 'post_content' => $this->texts->read( 'footer' ) )
		);
		if ( 0 < $footer && '' !== get_post_meta( $footer, Marks::KEY, true ) ) {
			$this->file( $footer, 'portico', 'wp_theme' );
			$this->file( $footer, 'footer', 'wp_template_part_area' );
		}
	}

	/**
	 * Returns the menus. The last one must be the newest, because the header displays the newest menu. The footer
	 * refers to the others.
	 *
	 * @return array<string, string> Titles by slug.
	 */
	private function menus(): array {
		return array(
			'institute-courses'     => __( 'Footer: courses', 'vestibule' ),
			'institute-house'       => __( 'Footer: the institute', 'vestibule' ),
			'institute-small-print' => __( 'Footer: small print', 'vestibule' ),
			'institute'             => __( 'Institute', 'vestibule' ),
		);
	}

	/** Assigns a term to a post. Marks the term if it is new, so that it is removed with the demo. */
	private function file( int $post, string $term, string $taxonomy ): void {
		$is_new = null === term_exists( $term, $taxonomy );
		$ids    = wp_set_object_terms( $post, $term, $taxonomy );
		$made   = $is_new && is_array( $ids ) ? get_term_by( 'slug', $term, $taxonomy ) : null;
		if ( $made instanceof \WP_Term ) {
			add_term_meta( $made->term_id, Marks::KEY, '1', true );
		}
	}

	/**
	 * Creates the pages and their hierarchy.
	 *
	 * @return array<string, int> Post IDs by path.
	 */
	private function pages(): array {
		/** @var array<string, array{title: string, template?: string}> $pages */
		$pages = require "{$this->content}/pages.php";
		$ids   = array();
		foreach ( $pages as $path => $page ) {
			$text         = $this->texts->read( "pages/$path" );
			$ids[ $path ] = $this->posts->save(
				'page',
				basename( $path ),
				array(
					'post_title'     => $page['title'],
					'post_excerpt'   => 1 === preg_match( self::LEAD, $text, $lead )
						? wp_strip_all_tags( $lead[1] )
						: '',
					'post_content'   => (string) preg_replace( self::LEAD, '', $text ),
					'post_parent'    => $ids[ dirname( $path ) ] ?? 0,
					'menu_order'     => count( $ids ),
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
					'page_template'  => $this->template( $page['template'] ?? '' ),
				)
			);
		}
		return $ids;
	}

	/**
	 * Returns the name of a page template. Empty if the theme doesn't have it, because WordPress would reject the page.
	 */
	private function template( string $name ): string {
		return isset( wp_get_theme()->get_page_templates( null, 'page' )[ $name ] ) ? $name : '';
	}

	/**
	 * Creates three forms: one with a field of each type, one with several steps, and one that books a consultation.
	 */
	private function writeForms(): void {
		$this->saveForm( 'every-field', __( 'Every field', 'vestibule' ), __( 'Send', 'vestibule' ) );
		$this->saveForm(
			'course-registration',
			__( 'Registration for a course', 'vestibule' ),
			__( 'Register', 'vestibule' )
		);
		$this->saveForm( 'consultation', __( 'Consultation', 'vestibule' ), __( 'Book this time', 'vestibule' ) );
	}

	private function saveForm( string $slug, string $title, string $button ): int {
		$send = array( 'submit', '', array( 'label' => $button ) );
		/** @var list<Field> $fields */
		$fields = array( ...( require "{$this->content}/{$slug}.php" ), $send );
		return $this->posts->save(
			FormPostType::NAME,
			$slug,
			array( 'post_title' => $title, 'post_content' => self::blocks( $fields ) )
		);
	}

	/** @param list<Field> $fields */
	private static function blocks( array $fields ): string {
		return implode( "\n\n", array_map( self::block( ... ), $fields ) );
	}

	/** @param Field $field Type, field name, attributes, and inner fields. */
	private static function block( array $field ): string {
		[ $type, $name, $attributes ] = $field;
		/** @var list<Field> $inner */
		$inner = $field[3] ?? array();
		return '' === $name
			? get_comment_delimited_block_content( "vestibule/{$type}", $attributes, self::blocks( $inner ) )
			: get_comment_delimited_block_content(
				"vestibule/field-{$type}",
				array( 'name' => $name ) + $attributes,
				''
			);
	}

	/** @return array<string, mixed> Chat settings that are different from the defaults. */
	private function chatSettings(): array {
		$terms = sprintf(
			/* translators: %s: URL of the privacy policy page. */
			__( 'I have read the <a href="%s">privacy notice</a> and know that WhatsApp receives my number and what I write.', 'vestibule' ),
			esc_url( home_url( '/privacy/' ) )
		);
		return array(
			'timezone' => 'Europe/Berlin',
			'options'  => array(
				'styles' => array(
					/* translators: followed by the name of the service. The text must end with the words before "WhatsApp". */
					'description'  => __( 'Choose whom to write to. The conversation opens in', 'vestibule' ),
					'responseText' => __( 'Somebody answers within minutes while we are open.', 'vestibule' ),
					'gdprContent'  => $terms,
				),
			),
		);
	}
}
