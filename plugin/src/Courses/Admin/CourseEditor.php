<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Courses\ClosingDays;
use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Adds the panels with dates and registration to the block editor of a course (src/admin/course). */
final class CourseEditor {

	/** Name of the field block for course registration. */
	private const FIELD = 'vestibule/field-course';

	private const MAX_POSTS = 200;

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly ClosingDays $closing,
	) {}

	#[Hook( 'admin_init' )]
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		if ( Courses::NAME === ( get_current_screen()->post_type ?? '' ) ) {
			$this->assets->enqueue( 'course', 'vestibuleCourse', $this->data() );
		}
	}

	/** @return array<string, mixed> Data for the editor. Its type is in src/admin/course/server.ts. */
	public function data(): array {
		return array(
			'zones'    => timezone_identifiers_list(),
			'siteZone' => Zone::ofSetting()->getName(),
			'days'     => LocalDate::weekdays(),
			'firstDay' => LocalDate::firstWeekday(),
			'hosts'    => array_map(
				static fn ( WP_Post $host ): array => array( 'id' => $host->ID, 'name' => $host->post_title ),
				self::posts( Hosts::NAME )
			),
			'hostsUrl' => admin_url( 'edit.php?post_type=' . Hosts::NAME ),
			'forms'    => array_map(
				static fn ( WP_Post $form ): array => array(
					'id'       => $form->ID,
					'title'    => $form->post_title,
					'hasField' => has_block( self::FIELD, $form->post_content ),
				),
				self::posts( FormPostType::NAME )
			),
			'closing'  => $this->closing->values()->days,
			'editUrl'  => admin_url( 'post.php?action=edit&post=' ),
			'newForm'  => Language::during( Language::ofSite(), self::newForm( ... ) ),
		);
	}

	/**
	 * Returns a registration form in the site's language, because visitors read the form.
	 *
	 * @return array{title: string, content: string, field: string, meta: array<string, mixed>}
	 */
	private static function newForm(): array {
		$block = static fn ( string $type, array $attributes ): string =>
			get_comment_delimited_block_content( "vestibule/{$type}", $attributes, '' );
		$field = $block(
			'field-course',
			array( 'name' => 'course', 'label' => __( 'Registration', 'vestibule' ), 'required' => true )
		);
		$parts = array_fill_keys( array( 'first_name', 'last_name' ), array( 'visible' => true, 'required' => true ) );
		$name  = array( 'name' => 'names', 'label' => __( 'Name', 'vestibule' ), 'parts' => $parts );
		$email = array( 'name' => 'email', 'label' => __( 'Email', 'vestibule' ), 'required' => true );
		$mails = array(
			array( 'id' => 'owner', 'attachCalendar' => true ),
			array( 'id' => 'visitor', 'to' => 'field', 'attachCalendar' => true ),
		);
		return array(
			'title'   => __( 'Registration for a course', 'vestibule' ),
			'content' => implode(
				"\n\n",
				array(
					$field,
					$block( 'field-name', $name ),
					$block( 'field-email', $email ),
					$block( 'submit', array( 'label' => __( 'Register', 'vestibule' ) ) ),
				)
			) . "\n",
			'field'   => $field,
			'meta'    => array( PostSettings::key( 'form-notifications' ) => array( 'list' => $mails ) ),
		);
	}

	/** @return list<WP_Post> Published posts, ordered by title. */
	private static function posts( string $type ): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => $type,
					'post_status' => 'publish',
					'numberposts' => self::MAX_POSTS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
					'orderby'     => 'title',
					'order'       => 'ASC',
				)
			)
		);
	}
}
