<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Closure;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\ParticipantTable;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\File\Csv;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Screen with the participants of a course. Users can download a CSV file and cancel registrations. Works without
 * scripts.
 *
 * @phpstan-import-type Row from Participants
 */
final class ParticipantsScreen {

	/** Start of the nonce's name. The ID of the entry follows. */
	private const CANCEL = 'vestibule_cancel_registration';

	/** Number of registrations that are read at once for the CSV file. */
	private const BATCH = 200;

	/** Maximum number of courses in the dropdown menu. */
	private const MAX_COURSES = 200;

	/** @param Closure(): Registrar $registrar */
	public function __construct( private readonly Participants $participants, private readonly Closure $registrar ) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		$title = __( 'Participants', 'vestibule' );
		$hook  = add_submenu_page(
			'edit.php?post_type=' . Courses::NAME,
			$title,
			$title,
			Access::OPEN,
			Participants::SLUG,
			$this->show( ... )
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", $this->load( ... ) );
		}
	}

	/** Sends the CSV file or cancels a registration, before the screen is printed. */
	private function load(): void {
		$course = $this->participants->course( Parameter::id( 'course' ) );
		if ( null === $course ) {
			return;
		}
		if ( Parameter::isSent( 'csv' ) ) {
			nocache_headers();
			header( 'Content-Type: text/csv; charset=utf-8' );
			$name = "participants-{$course->id}-" . wp_date( 'Y-m-d' ) . '.csv';
			header( "Content-Disposition: attachment; filename=\"{$name}\"" );
			foreach ( $this->csv( $course, self::filter() ) as $line ) {
				echo $line; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A download, escaped as CSV.
			}
			exit;
		}
		$entry = Parameter::id( 'cancel' );
		if ( Parameter::isPost() && $entry > 0 ) {
			check_admin_referer( self::CANCEL . $entry );
			$done = $this->cancel( $course, $entry ) ? '&done=1' : '&done=0';
			wp_safe_redirect( Participants::url( $course->id, self::filter() ) . $done );
			exit;
		}
	}

	/** Cancels a registration for a course that the user can read. */
	public function cancel( Course $course, int $entry ): bool {
		try {
			return null !== $this->participants->find( $course, $entry ) && ( $this->registrar )()->cancel( $entry );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return false;
		}
	}

	/** @return iterable<string> Lines of the file, including the byte order mark and the column headings. */
	public function csv( Course $course, string $filter ): iterable {
		yield Csv::START . Csv::line(
			array(
				__( 'Entry', 'vestibule' ),
				__( 'Name', 'vestibule' ),
				__( 'Email', 'vestibule' ),
				__( 'Registration', 'vestibule' ),
				_x( 'Dates', 'of a course', 'vestibule' ),
				_x( 'People', 'number of participants', 'vestibule' ),
				__( 'Names of people', 'vestibule' ),
				__( 'Registered on', 'vestibule' ),
				__( 'State', 'vestibule' ),
			)
		);
		$after = 0;
		do {
			$rows = $this->participants->page( $course, $filter, $after, self::BATCH );
			foreach ( $rows as $row ) {
				yield Csv::line(
					array(
						(string) $row['entry'], $row['name'], $row['email'], $row['kind'], $row['dates'],
						(string) $row['people'], $row['names'], $row['registered'], $row['state'],
					)
				);
			}
			$after += self::BATCH;
			$is_full = count( $rows ) === self::BATCH;
		} while ( $is_full );
	}

	private static function filter(): string {
		$filter = Parameter::text( 'filter' );
		return in_array( $filter, ParticipantTable::FILTERS, true ) ? $filter : 'all';
	}

	private function show(): void {
		$course = $this->participants->course( Parameter::id( 'course' ) );
		echo '<div class="wrap">';
		$heading = null === $course
			? __( 'Participants', 'vestibule' )
			/* translators: %s: title of a course. */
			: sprintf( __( 'Participants of “%s”', 'vestibule' ), $course->title );
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html( $heading ) );
		if ( null !== $course ) {
			printf(
				' <a class="page-title-action" href="%1$s">%2$s</a>',
				esc_url( Participants::url( $course->id, self::filter() ) . '&csv=1' ),
				esc_html__( 'Download CSV', 'vestibule' )
			);
		}
		echo '<hr class="wp-header-end">';
		try {
			$asked = null === $course ? null : $this->participants->find( $course, Parameter::id( 'cancel' ) );
			if ( null !== $course && null !== $asked ) {
				$this->printQuestion( $course, $asked );
			} else {
				$this->printNotice();
				$this->printChoice( $course->id ?? 0 );
				null === $course || $this->printList( $course );
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			printf(
				'<div class="notice notice-error"><p>%s</p></div>',
				esc_html__( 'The database did not respond. Try again in a minute.', 'vestibule' )
			);
		}
		echo '</div>';
	}

	private function printNotice(): void {
		if ( ! Parameter::isSent( 'done' ) ) {
			return;
		}
		[ $kind, $words ] = '1' === Parameter::text( 'done' )
			? array( 'success', __( 'The registration was canceled. Its spots are available again.', 'vestibule' ) )
			: array( 'warning', __( 'The registration was not canceled. It may have been canceled before.', 'vestibule' ) );
		printf( '<div class="notice notice-%1$s" role="status"><p>%2$s</p></div>', esc_attr( $kind ), esc_html( $words ) );
	}

	private function printList( Course $course ): void {
		$counts = $this->participants->counts( $course );
		$list   = new ParticipantList( $this->participants, $course, self::filter(), $counts );
		$list->prepare_items();
		$list->views();
		$list->display();
	}

	/** Prints the dropdown menu for choosing a course. */
	private function printChoice( int $course ): void {
		$posts = get_posts(
			array(
				'post_type'   => Courses::NAME,
				'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'numberposts' => self::MAX_COURSES, // phpcs:ignore WordPress.WP.PostsPerPage -- Only the newest courses. The list of courses links to older ones.
				'orderby'     => 'date',
			)
		);
		if ( array() === $posts ) {
			$words = __( 'No courses yet. Add one so that visitors can register for it.', 'vestibule' );
			printf( '<p>%s</p>', esc_html( $words ) );
			return;
		}
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'edit.php' ) ) );
		foreach ( array( 'post_type' => Courses::NAME, 'page' => Participants::SLUG ) as $name => $value ) {
			printf( '<input type="hidden" name="%1$s" value="%2$s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf(
			'<p><label for="vestibule-course">%s</label> <select name="course" id="vestibule-course">',
			esc_html__( 'Course', 'vestibule' )
		);
		foreach ( $posts as $post ) {
			$title = '' === $post->post_title ? __( '(no title)', 'vestibule' ) : $post->post_title;
			printf(
				'<option value="%1$d"%2$s>%3$s</option>',
				(int) $post->ID,
				selected( $post->ID, $course, false ),
				esc_html( $title )
			);
		}
		printf( '</select> <button type="submit" class="button">%s</button></p></form>', esc_html__( 'Show', 'vestibule' ) );
	}

	/** @param Row $row */
	private function printQuestion( Course $course, array $row ): void {
		$name     = '' === $row['name'] ? "#{$row['entry']}" : $row['name'];
		$question = sprintf(
			/* translators: 1: name of a person, 2: what the registration is for, 3: its dates. */
			__( 'Cancel the registration of %1$s (%2$s, %3$s)?', 'vestibule' ),
			$name,
			$row['kind'],
			$row['dates']
		);
		$back = Participants::url( $course->id, self::filter() );
		printf( '<p>%s</p>', esc_html( $question ) );
		printf(
			'<p>%s</p>',
			esc_html__( 'People on the waiting list get the spots immediately. The entry is kept. This cannot be undone.', 'vestibule' )
		);
		printf( '<form method="post" action="%s">', esc_url( $back ) );
		wp_nonce_field( self::CANCEL . $row['entry'], '_wpnonce', false );
		printf(
			'<input type="hidden" name="cancel" value="%1$d"><p class="submit"><button type="submit" class="button button-primary">%2$s</button> <a class="button" href="%3$s">%4$s</a></p></form>',
			(int) $row['entry'],
			esc_html__( 'Cancel registration', 'vestibule' ),
			esc_url( $back ),
			esc_html__( 'Back to the participants', 'vestibule' )
		);
	}
}
