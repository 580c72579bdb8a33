<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormNumbers;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** WP-CLI command `wp vestibule forms import`. */
final class ImportCommand {

	public function __construct(
		private readonly CommandLine $line,
		private readonly Sources $sources,
		private readonly FormCopier $copier,
		private readonly FormNumbers $numbers,
	) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule forms import', $this );
	}

	/**
	 * Imports forms from another site or form builder as drafts, and lists every setting that could not be imported.
	 *
	 * Reads exports of Vestibule, Fluent Forms, Contact Form 7, WPForms and Gravity Forms.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file.
	 *
	 * [--porcelain]
	 * : Prints only the IDs of the new forms.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms import fluentform-export.json
	 *     Form 6, “Registration”: “Code”: not imported: no duplicates.
	 *     Success: Imported 1 form of Fluent Forms as drafts.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$path  = $args[0] ?? '';
		$found = is_file( $path ) && is_readable( $path )
			? $this->sources->read( (string) file_get_contents( $path ) )
			: $this->line->fail( "The file {$path} cannot be read." );
		if ( null === $found ) {
			$this->line->fail( "{$path} contains no form that can be imported." );
		}
		$numbers = array_map(
			fn ( FormDraft $draft ): int => $this->create( $draft, isset( $assoc['porcelain'] ) ),
			$found['forms']
		);
		if ( isset( $assoc['porcelain'] ) ) {
			WP_CLI::line( implode( ' ', array_map( 'strval', $numbers ) ) );
			return;
		}
		$count = count( $numbers );
		WP_CLI::success(
			sprintf(
				'Imported %1$d %2$s of %3$s as drafts.',
				$count,
				1 === $count ? 'form' : 'forms',
				$found['source']->label()
			)
		);
	}

	private function create( FormDraft $draft, bool $is_silent ): int {
		$post = $this->copier->create(
			'' === $draft->title ? __( 'Imported form', 'vestibule' ) : $draft->title,
			filter_block_content( $draft->content() ),
			$draft->settings()
		);
		if ( is_wp_error( $post ) ) {
			$this->line->fail( $post->get_error_message() );
		}
		$number = $this->numbers->forPost( $post );
		foreach ( $is_silent ? array() : $draft->lost() as $words ) {
			WP_CLI::line( "Form {$number}, “{$draft->title}”: {$words}" );
		}
		return $number;
	}
}
