<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/**
 * Options that are written once in a site's life, however many requests try at the same moment: add_option() would say
 * yes to two of them, the unique option name says it to one.
 */
final class Once {

	public function __construct( private readonly Database $database ) {}

	/** Free where the option is loaded with every request. */
	public function isDone( string $option ): bool {
		return (bool) get_option( $option );
	}

	/**
	 * Marks something as done, such as making the first event.
	 *
	 * @param bool $autoload False for what pages do not ask.
	 * @return bool True for the one caller that has to do it now.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function claim( string $option, bool $autoload = true ): bool {
		return $this->add( $option, '1', $autoload );
	}

	/**
	 * Settings that nobody has saved: empty, which stands for the defaults of their contract. add_option() would store
	 * today's defaults in today's language.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function addSettings( string $option ): void {
		$this->add( $option, (string) maybe_serialize( array() ) );
	}

	/**
	 * @param string $value As the database keeps it.
	 * @return bool False where the option was there already, which stays as it is.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function add( string $option, string $value, bool $autoload = true ): bool {
		$row  = array( 'option_name' => $option, 'option_value' => $value, 'autoload' => $autoload ? 'on' : 'off' );
		$mine = null !== $this->database->insertOnce( '{options}', $row );
		foreach ( array( $option, 'alloptions', 'notoptions' ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		return $mine;
	}
}
