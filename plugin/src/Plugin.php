<?php

declare(strict_types=1);

namespace Vestibule;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Schema;

/** The composition root: this hand-written list of modules is the map of the plugin. */
final class Plugin {

	public function __construct( private readonly string $file ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		global $wpdb;
		$tables     = new Storage\Tables( $wpdb );
		$database   = new Storage\Database( $wpdb );
		$connection = new Storage\Connection( $wpdb );
		$clock      = new Clock();

		$schema  = new Schema( dirname( $this->file ) . '/contracts' );
		$numbers = new Form\FormNumbers();
		$type    = new Form\FormPostType( $schema );
		$forms   = new Form\Forms( new Form\BlockReader( new Form\FieldReader() ), $numbers );

		$rates = new Ajax\RateLimit( $database, $tables, $clock );
		$times = new Booking\EventReader( $schema );
		$book  = new Booking\Book( new Booking\Events( $times ), new Booking\Seats( $database, $tables, $clock ), $clock );

		$calls = array(
			new Booking\SlotsCall( $book, $rates ),
		);

		return array(
			new Storage\Module( $this->file, new Storage\Schema( $database, $tables ), new Storage\Purge( $database, $tables, $clock ) ),
			new Booking\Module(
				$this->file,
				new Booking\EventPostType( $schema, $times ),
				new Booking\FirstEvent( new Storage\Once( $database, $tables ), $schema ),
				new Booking\EventScreen( $times, new Booking\EventHoursText() )
			),
			new Ajax\Module( $calls, new Ajax\RequestReader(), new Ajax\Dispatcher( $connection ), new Ajax\Sender() ),
			new Form\FormModule( $this->file, $type, $numbers, new Form\FormFour( $type, new Form\FormFourBlocks() ), $forms ),
		);
	}
}
