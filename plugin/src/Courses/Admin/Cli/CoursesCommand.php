<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin\Cli;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Programs\CourseCatalog;
use Vestibule\Courses\Programs\Registrations;
use Vestibule\Forms\Programs\SubmissionArguments;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Screen\PostType;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists courses and their participants, and registers people or cancels registrations.
 */
final class CoursesCommand {

	private const FIELDS       = array( 'id', 'title', 'status', 'next', 'capacity', 'taken', 'waiting' );
	private const PARTICIPANTS = array( 'id', 'name', 'email', 'kind', 'people', 'state', 'created' );

	/** Rows per query, which is the maximum page size. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly CourseCatalog $catalog,
		private readonly Registrations $registrations,
	) {}

	/**
	 * Lists courses with the next date, the spots and the waiting list. Times are in UTC.
	 *
	 * ## OPTIONS
	 *
	 * [--upcoming]
	 * : Lists only courses with dates that have not started, ordered by the next date.
	 *
	 * [--status=<status>]
	 * : Status of the post.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - publish
	 *   - draft
	 *   - pending
	 *   - private
	 *   - future
	 * ---
	 *
	 * [--search=<words>]
	 * : Words that the course must contain.
	 *
	 * [--limit=<number>]
	 * : Maximum number of courses, up to 10000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only IDs, `count` only their number.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule courses list --upcoming --fields=title,next,left
	 *
	 * @subcommand list
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$query = array(
			'upcoming' => isset( $assoc['upcoming'] ),
			'status'   => $this->line->text( $assoc, 'status' ),
			'search'   => $this->line->text( $assoc, 'search' ),
		);
		$this->print( $assoc, self::FIELDS, fn ( array $page ): Page => $this->catalog->page( $query + $page ) );
	}

	/**
	 * Shows a course with its dates.
	 *
	 * ## OPTIONS
	 *
	 * <course>
	 * : ID, title or slug of a course.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule courses get 12 --format=json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function get( array $args, array $assoc ): void {
		$course = $this->course( $args );
		$this->line->attempt(
			function () use ( $course, $assoc ): void {
				$this->line->item(
					$assoc,
					$this->catalog->find( $course ) ?? $this->line->fail( "Course {$course} was not found." )
				);
			}
		);
	}

	/**
	 * Lists the registrations for a course, oldest first.
	 *
	 * ## OPTIONS
	 *
	 * <course>
	 * : ID, title or slug of a course.
	 *
	 * [--filter=<filter>]
	 * : Registrations to list. `all` includes entries in the Trash or spam.
	 * ---
	 * default: registered
	 * options:
	 *   - all
	 *   - registered
	 *   - waiting
	 *   - canceled
	 * ---
	 *
	 * [--limit=<number>]
	 * : Maximum number of registrations, up to 10000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only IDs, `count` only their number.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule courses registrations pottery --filter=waiting
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function registrations( array $args, array $assoc ): void {
		$course = $this->course( $args );
		$query  = array( 'filter' => $this->line->text( $assoc, 'filter' ) );
		$this->print(
			$assoc,
			self::PARTICIPANTS,
			fn ( array $page ): Page => $this->registrations->page( $course, $query + $page )
		);
	}

	/**
	 * Registers people for a course: submits its form like a visitor and sends notifications.
	 *
	 * ## OPTIONS
	 *
	 * <course>
	 * : ID, title or slug of a published course.
	 *
	 * [--values=<json>]
	 * : Values by field name, such as '{"email":"ada@example.org"}'. Defaults to standard input.
	 *
	 * [--kind=<kind>]
	 * : What to register for.
	 * ---
	 * default: whole
	 * options:
	 *   - whole
	 *   - single
	 *   - trial
	 * ---
	 *
	 * [--dates=<keys>]
	 * : Keys of the dates, separated by commas. Not needed for the whole course.
	 *
	 * [--people=<number>]
	 * : Number of people.
	 * ---
	 * default: 1
	 * ---
	 *
	 * [--key=<text>]
	 * : Idempotency key. If a registration is repeated with the same key within a day, it is stored only once.
	 *
	 * [--porcelain]
	 * : Prints only the ID of the entry.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule courses register pottery --people=2 --values='{"email":"ada@example.org"}'
	 *     Success: Stored registration 12.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function register( array $args, array $assoc ): void {
		$course = $this->course( $args );
		$given  = new SubmissionArguments( $this->line );
		$asked  = array(
			'values' => $given->values( $assoc ),
			'kind'   => $this->line->text( $assoc, 'kind' ),
			'dates'  => array_values( array_filter( explode( ',', $this->line->text( $assoc, 'dates' ) ) ) ),
			'people' => $this->line->number( $assoc, 'people', 1, 50, 1 ),
		) + array_filter( array( 'key' => $this->line->text( $assoc, 'key' ) ) );
		$this->line->attempt(
			function () use ( $course, $asked, $given, $assoc ): void {
				$entry = $given->entry( $this->registrations->register( $course, $asked, get_current_user_id() ) );
				if ( isset( $assoc['porcelain'] ) ) {
					WP_CLI::line( (string) $entry );
					return;
				}
				$is_waiting = 'waiting' === $this->registrations->find( $course, $entry )['state'];
				WP_CLI::success( "Stored registration {$entry}" . ( $is_waiting ? ' on the waiting list.' : '.' ) );
			}
		);
	}

	/**
	 * Cancels a registration, or removes it from the waiting list. Its spots go to people on the waiting list.
	 *
	 * ## OPTIONS
	 *
	 * <course>
	 * : ID, title or slug of a course.
	 *
	 * <id>
	 * : ID of the registration, which is the ID of its entry.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule courses cancel pottery 12
	 *     Success: Canceled registration 12.
	 *
	 * @param list<string> $args
	 */
	public function cancel( array $args ): void {
		$course = $this->course( $args );
		$entry  = $this->line->numbers( array( $args[1] ?? '' ) )[0];
		$this->line->attempt(
			function () use ( $course, $entry ): void {
				$this->registrations->cancel( $course, $entry );
				WP_CLI::success( "Canceled registration {$entry}." );
			}
		);
	}

	/** @param list<string> $args */
	private function course( array $args ): int {
		return $this->line->named(
			$args[0] ?? '',
			'course',
			static fn ( string $name ): array => PostType::named( Courses::NAME, $name )
		);
	}

	/**
	 * Reads a list page by page, and prints it.
	 *
	 * @param array<string, mixed>              $assoc
	 * @param list<string>                      $fields
	 * @param Closure(array<string, int>): Page $read
	 */
	private function print( array $assoc, array $fields, Closure $read ): void {
		$limit = $this->line->number( $assoc, 'limit', 1, 10_000, 100 );
		$this->line->attempt(
			function () use ( $assoc, $fields, $read, $limit ): void {
				$items = array();
				$size  = min( $limit, self::BATCH );
				$page  = 0;
				do {
					$found = $read( array( 'page' => ++$page, 'per_page' => $size ) );
					$items = array( ...$items, ...$found->items );
				} while ( $page * $size < $limit && $page < $found->pages() );
				$this->line->items( $assoc, array_slice( $items, 0, $limit ), $fields, $found->total );
			}
		);
	}
}
