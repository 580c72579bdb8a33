<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/**
 * Options that only one of several concurrent requests can create. add_option() could return true in two requests. With
 * this class, the unique key on option names lets only one request succeed.
 */
final class Once {

	public function __construct( private readonly Database $database ) {}

	/** Checks whether a one-time task is done. Needs no query if the option is autoloaded. */
	public function isDone( string $option ): bool {
		return (bool) get_option( $option );
	}

	/**
	 * Marks a one-time task as done, such as the creation of the first appointment type.
	 *
	 * @param bool $autoload False if pages don't read the option.
	 * @return bool True if this request has to run the task.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function claim( string $option, bool $autoload = true ): bool {
		return $this->add( $option, '1', $autoload );
	}

	/**
	 * Creates an empty settings option, so that the contract's defaults apply. add_option() would store the current
	 * defaults, in the current language.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function addSettings( string $option ): void {
		$this->add( $option, (string) maybe_serialize( array() ) );
	}

	/**
	 * @param string $value Serialized value, as stored in the database.
	 * @return bool False if the option already exists. Its value is then unchanged.
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
