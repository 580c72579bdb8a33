<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/**
 * Kinds by their names: those that the plugin brings, then those that other plugins add. The first of a name stays, and
 * developers are told about the second; a visitor's request goes on.
 *
 * @template T of object
 */
abstract class Register {

	/** What a name looks like. */
	protected const NAME = '/^[a-z0-9-]{1,40}$/D';

	/** @var array<string, T>|null */
	private ?array $kinds = null;

	/** Adds the plugin's own kinds, then fires the action on which other plugins add theirs. */
	abstract protected function fill(): void;

	/** @return array<string, T> By name, in the order in which they were added. */
	public function all(): array {
		if ( null === $this->kinds ) {
			$this->kinds = array();
			$this->fill();
		}
		return $this->kinds ?? array();
	}

	/** @return T|null */
	public function get( string $name ): ?object {
		return $this->all()[ $name ] ?? null;
	}

	/** @param T $kind */
	protected function put( string $name, object $kind ): void {
		if ( isset( $this->all()[ $name ] ) || 1 !== preg_match( static::NAME, $name ) ) {
			_doing_it_wrong( esc_html( static::class . '::add' ), esc_html( "“{$name}” was not added: the name is taken, or has characters that names cannot have." ), '0.4.0' );
			return;
		}
		$this->kinds[ $name ] = $kind;
	}
}
