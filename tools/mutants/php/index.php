<?php
/**
 * Prints the mutants of PHP files as JSON, a list by path. With `--marked`, prints the files with methods that record
 * their calls.
 *
 *   php tools/mutants/php/index.php plugin/src/Guard/Verdict.php …
 */

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PhpParser\Error;
use PhpParser\NodeTraverser;
use PhpParser\Parser;
use PhpParser\ParserFactory;

require dirname( __DIR__, 3 ) . '/vendor/autoload.php';
foreach ( array( 'Mutant', 'Returns', 'Queries', 'FunctionMarker', 'MutantFinder' ) as $vestibule_class ) {
	require __DIR__ . "/{$vestibule_class}.php";
}

/** @return list<Mutant> Mutants that PHP can parse. */
function vestibule_mutants( Parser $parser, string $path, string $code ): array {
	$finder = new MutantFinder( $path, $code );
	( new NodeTraverser( $finder ) )->traverse( $parser->parse( $code ) ?? array() );
	$can_be_read = static function ( Mutant $mutant ) use ( $parser, $code ): bool {
		try {
			$parser->parse( $mutant->in( $code ) );
			return true;
		} catch ( Error ) {
			return false;
		}
	};
	return array_values( array_filter( $finder->mutants, $can_be_read ) );
}

function vestibule_marked( Parser $parser, string $path, string $code ): string {
	$marker = new FunctionMarker( $path );
	( new NodeTraverser( $marker ) )->traverse( $parser->parse( $code ) ?? array() );
	return $marker->in( $code );
}

$vestibule_parser = ( new ParserFactory() )->createForHostVersion();
$vestibule_marks  = '--marked' === ( $argv[1] ?? '' );
$vestibule_result = array();
foreach ( array_slice( $argv, $vestibule_marks ? 2 : 1 ) as $vestibule_path ) {
	$vestibule_code = (string) file_get_contents( $vestibule_path );

	$vestibule_result[ $vestibule_path ] = $vestibule_marks
		? vestibule_marked( $vestibule_parser, $vestibule_path, $vestibule_code )
		: vestibule_mutants( $vestibule_parser, $vestibule_path, $vestibule_code );
}
echo json_encode( $vestibule_result, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), "\n";
