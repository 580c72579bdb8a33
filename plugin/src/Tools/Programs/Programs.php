<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\DataSettings;
use Vestibule\Kernel\Wiring\Hook;

/** Registers the operations of all packages as REST routes and as abilities (docs/programs.md). */
final class Programs {

	public function __construct( private readonly Schema $schema, private readonly DataSettings $data ) {}

	#[Hook( 'rest_api_init' )]
	public function addRoutes(): void {
		RestRoutes::print( $this->schema, self::operations() );
	}

	/** Registers the abilities. WordPress fires this hook since version 6.9. */
	#[Hook( 'wp_abilities_api_init' )]
	public function addAbilities(): void {
		( new Abilities( $this->schema, $this->data->values()->assistants ) )->print( self::operations() );
	}

	/** @return list<Operation> */
	private static function operations(): array {
		/** @var list<Operations> $all */
		$all = apply_filters( Operations::class, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- An interface of this plugin.
		return array_merge( array(), ...array_map( static fn ( Operations $one ): array => $one->all(), $all ) );
	}
}
