<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Forms\Copies;
use Vestibule\Forms\Parts;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Imports forms of other sites and other form builders from a file (docs/form-editor.md). */
final class ImportModule implements Module {

	public function __construct( private readonly Parts $forms ) {}

	public function register(): void {
		add_action( 'admin_menu', fn () => ( new ImportScreen( $this->sources( ... ), new Copies() ) )->register(), 0 );
		add_action( 'cli_init', $this->addCommand( ... ) );
	}

	private function addCommand(): void {
		WP_CLI::add_command( 'vestibule forms import', new ImportCommand( new CommandLine(), $this->sources(), new Copies(), $this->forms->numbers() ) );
	}

	private function sources(): Sources {
		return new Sources( $this->forms->types() );
	}
}
