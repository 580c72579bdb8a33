<?php

declare(strict_types=1);

namespace Vestibule\Form\Cli;

use Vestibule\Form\Field;
use Vestibule\Form\FormNumbers;
use Vestibule\Form\FormPostType;
use Vestibule\Form\Forms;
use Vestibule\Form\FormSettings;
use Vestibule\Form\Library\Copies;
use Vestibule\View\CommandLine;
use WP_CLI;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, shows and duplicates forms.
 */
final class FormsCommand {

	private const FIELDS = array( 'number', 'title', 'status', 'mail_to', 'modified' );

	public function __construct(
		private readonly CommandLine $line,
		private readonly Forms $forms,
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
		$posts = get_posts(
			array(
				'post_type'        => FormPostType::NAME,
				'post_status'      => $this->line->text( $assoc, 'status' ),
				'posts_per_page'   => -1,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
		$items = array_map( $this->row( ... ), $posts );
		$this->line->items( $assoc, array_values( $items ), self::FIELDS, count( $items ) );
	}

	/**
	 * Shows a form with its settings and fields.
	 *
	 * ## OPTIONS
	 *
	 * <number>
	 * : The number of the form.
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
		$form   = $this->forms->findInAnyStatus( $this->numbers->forPost( $post->ID ) );
		$fields = array_map( static fn ( Field $field ): array => array( 'name' => $field->name, 'type' => $field->type->name(), 'label' => $field->label, 'required' => $field->required ), $form->fields ?? array() );
		$this->line->item( $assoc, $this->row( $post ) + array( 'settings' => get_object_vars( FormSettings::fromPost( $post->ID ) ), 'fields' => $fields ) );
	}

	/**
	 * Makes a copy of a form, as a draft with a number of its own. Entries stay with the form that they were sent by.
	 *
	 * ## OPTIONS
	 *
	 * <number>
	 * : The number of the form.
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

	/** @return array<string, mixed> */
	private function row( WP_Post $post ): array {
		return array(
			'number'   => $this->numbers->forPost( $post->ID ),
			'title'    => $post->post_title,
			'status'   => $post->post_status,
			'mail_to'  => FormSettings::fromPost( $post->ID )->mailTo,
			'modified' => str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
			'post'     => $post->ID,
		);
	}

	/** @param list<string> $args */
	private function find( array $args ): WP_Post {
		$number = $this->line->numbers( $args )[0] ?? 0;
		$post   = get_post( $this->numbers->post( $number ) ?? 0 );
		return $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $post : $this->line->fail( "There is no form {$number}." );
	}
}
