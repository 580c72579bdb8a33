<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Closure;
use Vestibule\Courses\Calendar\CourseFeed;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\ShownPage;
use WP;

defined( 'ABSPATH' ) || exit;

/** Pages and calendar files of courses for visitors (docs/courses.md). */
final class CoursePages {

	/**
	 * @param Closure(): RegistrationPage $registration
	 * @param Closure(): CourseFeed       $feed
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly Closure $registration,
		private readonly Closure $feed,
	) {}

	/** Shows a page or sends a file. Must be called on the action parse_request. */
	public function show( WP $wp ): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The page checks the secret of its link, and feeds are public.
		if ( is_admin() ) {
			return;
		}
		if ( isset( $_GET['vestibule_course_feed'] ) ) {
			( $this->feed )()->show( $wp );
			return;
		}
		if ( isset( $_GET['vestibule_calendar'] ) ) {
			$this->sendFile();
		}
		// phpcs:enable
		( new ShownPage( $this->assets ) )->show( $wp, ( $this->registration )() );
	}

	/**
	 * Sends the calendar file of a registration. If the registration has no calendar file, does nothing, and the page
	 * explains the problem.
	 */
	private function sendFile(): void {
		try {
			$file = ( $this->registration )()->calendar( ( new RequestReader() )->read() );
		} catch ( Refused | StorageFault ) {
			$file = null;
		}
		null === $file || CourseFeed::send( $file, 'private, no-store' );
	}
}
