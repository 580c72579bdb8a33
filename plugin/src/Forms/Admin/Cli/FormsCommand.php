<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Cli;

use Vestibule\Contract\FormSettings;
use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormFile;
use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\SubmissionArguments;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Setting\PostSettings;
use WP_CLI;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, shows, copies, exports and submits forms.
 */
final class FormsCommand {

	private const FIELDS = array( 'number', 'title', 'status', 'mail_to', 'modified' );

	/** Number of forms per query, which is the maximum page size of the list. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly FormCatalog $catalog,
		private readonly FormNumbers $numbers,
		private readonly FormCopier $copier,
		private readonly Submissions $submissions,
	) {}

	/**
	 * Lists forms with their form IDs, which entries also contain.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Status of the forms. `any` excludes the Trash.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - publish
	 *   - draft
	 *   - trash
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only form IDs, `count` only their number.
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
	 *     $ wp vestibule forms list --format=ids
	 *     4 5
	 *
	 * @subcommand list
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$this->line->attempt(
			function () use ( $assoc ): void {
				$items = array();
				for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
					$page  = $this->catalog->page(
						array(
							'status' => $this->line->text( $assoc, 'status' ),
							'page' => $number,
							'per_page' => self::BATCH,
						)
					);
					$pages = $page->pages();
					array_push( $items, ...array_map( $this->row( ... ), $page->items ) );
				}
				$this->line->items( $assoc, $items, self::FIELDS, count( $items ) );
			}
		);
	}

	/**
	 * Shows a form with its settings and fields.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : Form ID, title or slug.
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
	 *     $ wp vestibule forms get 4 --format=yaml
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function get( array $args, array $assoc ): void {
		$post   = $this->find( $args );
		$form   = $this->catalog->find( $this->numbers->forPost( $post->ID ) ) ?? array();
		$fields = array_map(
			static fn ( mixed $field ): array => array_intersect_key(
				is_array( $field ) ? $field : array(),
				array( 'name' => 0, 'type' => 0, 'label' => 0, 'required' => 0 )
			),
			is_array( $form['fields'] ?? null ) ? $form['fields'] : array()
		);
		$this->line->item(
			$assoc,
			$this->row( $form ) + array(
				'settings' => get_object_vars( PostSettings::of( $post->ID, FormSettings::class ) ),
				'fields' => $fields,
			)
		);
	}

	/**
	 * Copies a form, as a draft with a new form ID. Entries are not copied.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : Form ID, title or slug.
	 *
	 * [--title=<title>]
	 * : Title of the copy.
	 *
	 * [--porcelain]
	 * : Prints only the form ID of the copy.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms duplicate 4 --title="Summer courses"
	 *     Success: Created form 6 as a draft.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function duplicate( array $args, array $assoc ): void {
		$post  = $this->find( $args );
		$title = trim( $this->line->text( $assoc, 'title' ) );
		$copy  = $this->copier->copy( $post, $title );
		if ( is_wp_error( $copy ) ) {
			$this->line->fail( $copy->get_error_message() );
		}
		$number = $this->numbers->forPost( $copy );
		isset( $assoc['porcelain'] )
			? WP_CLI::line( (string) $number )
			: WP_CLI::success( "Created form {$number} as a draft." );
	}

	/**
	 * Prints forms as JSON, which another site can import.
	 *
	 * ## OPTIONS
	 *
	 * <form>...
	 * : Form IDs, titles or slugs.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms export 4 > enquiry.json
	 *
	 * @param list<string> $args
	 */
	public function export( array $args ): void {
		$forms = array_map( fn ( string $word ): WP_Post => $this->find( array( $word ) ), $args );
		WP_CLI::line( rtrim( ( new FormFile( $this->copier ) )->contents( $forms ) ) );
	}

	/**
	 * Submits a form like a visitor: validates the values, books the appointment and sends notifications.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : Form ID, title or slug of a published form.
	 *
	 * [--values=<json>]
	 * : Values by field name, such as '{"email":"ada@example.org"}'. By default, they are read from standard input.
	 *
	 * [--key=<text>]
	 * : Idempotency key. Submissions that are repeated with the same key within a day are stored only once.
	 *
	 * [--source-url=<url>]
	 * : URL of the page that the submission belongs to.
	 *
	 * [--language=<locale>]
	 * : Language of the errors and the success message, such as de_DE. Defaults to the language of the site.
	 *
	 * [--porcelain]
	 * : Prints only the ID of the entry.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms submit 5 --values='{"email":"ada@example.org","description":"Hello"}'
	 *     Success: Stored entry 12.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function submit( array $args, array $assoc ): void {
		$form    = $this->line->named( $args[0] ?? '', 'form', $this->catalog->named( ... ) );
		$given   = new SubmissionArguments( $this->line );
		$context = array(
			'key' => $this->line->text( $assoc, 'key' ),
			'source_url' => $this->line->text( $assoc, 'source-url' ),
			'language' => $this->line->text( $assoc, 'language' ),
		);
		$entry   = $given->entry(
			$this->submissions->submit(
				$form,
				$given->values( $assoc ),
				SubmissionContext::read( $context, get_current_user_id() )
			)
		);
		isset( $assoc['porcelain'] )
			? WP_CLI::line( (string) $entry )
			: WP_CLI::success( "Stored entry {$entry}." );
	}

	/**
	 * @param array<string, mixed> $form Form in the shape of the contract forms-row.
	 * @return array<string, mixed>
	 */
	private function row( array $form ): array {
		$post = is_int( $form['post'] ?? null ) ? $form['post'] : 0;
		return array(
			'number'   => $form['id'] ?? 0,
			'title'    => $form['title'] ?? '',
			'status'   => $form['status'] ?? '',
			'mail_to'  => PostSettings::of( $post, FormSettings::class )->mailTo,
			'modified' => $form['modifiedAt'] ?? '',
			'post'     => $post,
		);
	}

	/** @param list<string> $args */
	private function find( array $args ): WP_Post {
		$number = $this->line->named( $args[0] ?? '', 'form', $this->catalog->named( ... ) );
		$post   = get_post( $this->numbers->post( $number ) ?? 0 );
		return $post instanceof WP_Post && FormPostType::NAME === $post->post_type
			? $post
			: $this->line->fail( "Form {$number} was not found." );
	}
}
