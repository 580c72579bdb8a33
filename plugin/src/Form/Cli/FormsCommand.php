<?php

declare(strict_types=1);

namespace Vestibule\Form\Cli;

use Vestibule\Contract\FormSettings;
use Vestibule\Contracts\PostSettings;
use Vestibule\Form\FormNumbers;
use Vestibule\Form\FormPostType;
use Vestibule\Form\Library\Copies;
use Vestibule\Form\Programs\FormCatalog;
use Vestibule\View\CommandLine;
use WP_CLI;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, shows, duplicates, exports, imports and sends forms.
 */
final class FormsCommand {

	private const FIELDS = array( 'number', 'title', 'status', 'mail_to', 'modified' );

	/** As many as a page of the list can have. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly FormCatalog $catalog,
		private readonly FormNumbers $numbers,
		private readonly Copies $copies,
	) {}

	/**
	 * Lists forms by their number, which entries name as well.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Any leaves out the Trash.
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
	 * : How it is printed. `ids` lists numbers alone, `count` how many there are.
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
		$items = array();
		for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
			$page  = $this->line->result( $this->catalog->page( array( 'status' => $this->line->text( $assoc, 'status' ), 'page' => $number, 'per_page' => self::BATCH ) ) );
			$pages = $page->pages();
			array_push( $items, ...array_map( $this->row( ... ), $page->items ) );
		}
		$this->line->items( $assoc, $items, self::FIELDS, count( $items ) );
	}

	/**
	 * Shows a form with its settings and fields.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : Its number, title or slug.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed.
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
			static fn ( mixed $field ): array => array_intersect_key( is_array( $field ) ? $field : array(), array( 'name' => 0, 'type' => 0, 'label' => 0, 'required' => 0 ) ),
			is_array( $form['fields'] ?? null ) ? $form['fields'] : array()
		);
		$this->line->item( $assoc, $this->row( $form ) + array( 'settings' => get_object_vars( PostSettings::of( $post->ID, FormSettings::class ) ), 'fields' => $fields ) );
	}

	/**
	 * Makes a copy of a form, as a draft with a number of its own. Entries stay with the form that they were sent by.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : Its number, title or slug.
	 *
	 * [--title=<title>]
	 * : The title of the copy.
	 *
	 * [--porcelain]
	 * : Prints the number of the copy and nothing else.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms duplicate 4 --title="Summer courses"
	 *     Success: Created form 6, a draft.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function duplicate( array $args, array $assoc ): void {
		$post  = $this->find( $args );
		$title = trim( $this->line->text( $assoc, 'title' ) );
		$copy  = $this->copies->copy( $post, $title );
		if ( is_wp_error( $copy ) ) {
			$this->line->fail( $copy->get_error_message() );
		}
		$number = $this->numbers->forPost( $copy );
		isset( $assoc['porcelain'] ) ? WP_CLI::line( (string) $number ) : WP_CLI::success( "Created form {$number}, a draft." );
	}

	/**
	 * @param array<string, mixed> $form Of the contract forms-row.
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
		return $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $post : $this->line->fail( "There is no form {$number}." );
	}
}
